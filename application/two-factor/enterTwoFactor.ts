import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { inTwoFactor, withEntryFault, withTokens } from '#domain/session/changes.ts';
import { twoFactorBegun, twoFactorEntered } from '#domain/two-factor/codeChanges.ts';
import { numberChangeBegun } from '#domain/two-factor/phoneChanges.ts';
import { owesEmailCode, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import type { AskTwoFactor } from './askTwoFactor.ts';
import type { FindNumber } from './findNumber.ts';
import type { TwoFactorSender } from './twoFactorSender.ts';

/** Finds out how things stand with the second factor and answers the screen for it. Without an answer, sign-in. */
export type EnterTwoFactor = T.Task<Destination>;

/** Finds it out again on a page that has forgotten it; what it came to stands in the session. */
export type EnterAgain = T.Task<void>;

export type Entrance = {
  readonly enterTwoFactor: EnterTwoFactor;
  readonly enterAgain: EnterAgain;
  /** The same for somebody signed in who owes nothing and wants another number. */
  readonly enterNumberChange: EnterAgain;
};

type Needs = Pick<Ports, 'identity' | 'session'>;
type Steps = { readonly findNumber: FindNumber; readonly ask: AskTwoFactor; readonly sender: TwoFactorSender };

const makeStanding = ({ session }: Needs, { findNumber, ask, sender }: Steps): EnterTwoFactor => {
  const destination = (): Destination =>
    toRoute(twoFactorScreen(session.update(inTwoFactor(twoFactorEntered)).twoFactor));
  const byEmail = (): TE.TaskEither<IdentityFault, Destination> =>
    pipe(
      sender.byEmail(),
      TE.map((outcome) => (outcome === 'Sent' ? destination() : toRoute('/signin/error'))),
    );
  return pipe(
    findNumber.own,
    TE.flatMap(() => ask({ _tag: 'StatusOnly' })),
    TE.flatMap(() => TE.fromTask(findNumber.linked)),
    TE.flatMap(() => (owesEmailCode(session.get().twoFactor) ? byEmail() : TE.right(destination()))),
    TE.getOrElse((fault) => {
      session.update(withEntryFault(fault));
      return T.of(toRoute('/signin'));
    }),
  );
};

/** Profile, lookup, status, destination; where two-factor is set up without a number the code goes by email. */
export const makeEntrance = (ports: Needs, steps: Steps): Entrance => {
  const { identity, session } = ports;
  const standing = makeStanding(ports, steps);
  const again =
    (debt: 'Owed' | 'OwedOrNot'): EnterAgain =>
    async () => {
      const { twoFactor, profileId } = session.get();
      // Because: a sign-in that was refused has no tokens; naming the profile tells the service it is the same visit.
      const known = twoFactor.useWebLogin ? E.right(null) : await identity.tokens(profileId)();
      if (E.isLeft(known)) session.update(withEntryFault(known.left));
      else if (known.right !== null) session.update(withTokens(known.right));
      const { required } = session.get().twoFactor;
      if (E.isLeft(known) || (!required && debt === 'Owed')) return;
      await standing();
      // Because: who owes nothing has come for another number, and for nothing else.
      if (!required) session.update(inTwoFactor(numberChangeBegun));
    };
  return {
    enterTwoFactor: () => {
      session.update(inTwoFactor(twoFactorBegun));
      return standing();
    },
    enterAgain: again('Owed'),
    enterNumberChange: again('OwedOrNot'),
  };
};
