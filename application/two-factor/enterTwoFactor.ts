import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FetchTokens } from '#application/session/fetchTokens.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { inTwoFactor, withEntryFault } from '#domain/session/changes.ts';
import type { Change } from '#domain/session/session.ts';
import { twoFactorStarted, withStanding } from '#domain/two-factor/codeChanges.ts';
import { numberChangeStarted } from '#domain/two-factor/phoneChanges.ts';
import { needsEmailCode, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import type { FindNumber } from './findNumber.ts';
import type { TwoFactorSender } from './twoFactorSender.ts';

/** Reads the two-factor status and returns its screen. After a fault it returns sign-in, which shows the fault. */
export type EnterTwoFactor = T.Task<Destination>;

/** The ways into two-factor. */
export type TwoFactorEntry = {
  readonly enterTwoFactor: EnterTwoFactor;
  /** Reads the status again on a reloaded page that needs it; stores the result in the session. */
  readonly reenterTwoFactor: T.Task<void>;
  /** As `reenterTwoFactor`, for a signed-in person who wants another number. */
  readonly enterNumberChange: T.Task<void>;
};

type EntryPorts = Pick<Ports, 'session'>;
type Steps = { readonly findNumber: FindNumber; readonly sender: TwoFactorSender; readonly fetchTokens: FetchTokens };

/** Reads profile, number and status, in this order. Without a number in an enrolled account, the code goes by email. */
const makeReadStanding = (ports: EntryPorts, { findNumber, sender }: Omit<Steps, 'fetchTokens'>): EnterTwoFactor => {
  const { session } = ports;
  const destination = (): Destination =>
    toRoute(twoFactorScreen(session.update(inTwoFactor(withStanding('Read'))).twoFactor));
  const sendByEmail = (): TE.TaskEither<IdentityFault, Destination> =>
    pipe(
      sender.byEmail(),
      TE.map(destination),
      TE.orElse((fault) => {
        if (fault._tag !== 'SendRefused') return TE.left(fault);
        session.update(inTwoFactor(withStanding('EmailRefused')));
        return TE.right(toRoute('/signin/error'));
      }),
    );
  return pipe(
    findNumber.own,
    TE.flatMap(sender.readStatus),
    TE.flatMapTask(() => findNumber.linked),
    TE.flatMap(() => (needsEmailCode(session.get().twoFactor) ? sendByEmail() : TE.right(destination()))),
    TE.getOrElse((fault) => {
      session.update(withEntryFault(fault));
      return T.of(toRoute('/signin'));
    }),
  );
};

// Because: the guards read why the entry failed, and a reason of before must not count.
const startReentry: Change = (session) => inTwoFactor(withStanding('Unread'))(withEntryFault(null)(session));

/** Wires the ways into two-factor. */
export const makeTwoFactorEntry = (ports: EntryPorts, steps: Steps): TwoFactorEntry => {
  const { session } = ports;
  const { fetchTokens } = steps;
  const readStanding = makeReadStanding(ports, steps);
  const reenter =
    (condition: 'IfRequired' | 'Always'): T.Task<void> =>
    async () => {
      const { twoFactor, person } = session.update(startReentry);
      // Because: a refused sign-in has no tokens. The profile id tells the service that it is the same visit.
      const tokens = twoFactor.requirement === 'BySignIn' ? E.right(null) : await fetchTokens(person.profileId)();
      if (E.isLeft(tokens)) session.update(withEntryFault(tokens.left));
      const isRequired = session.get().twoFactor.requirement !== 'None';
      if (E.isLeft(tokens) || (!isRequired && condition === 'IfRequired')) return;
      await readStanding();
      // Because: a person who needs no second factor is here only to change the number.
      if (!isRequired) session.update(inTwoFactor(numberChangeStarted));
    };
  return {
    enterTwoFactor: () => {
      session.update(inTwoFactor(twoFactorStarted));
      return readStanding();
    },
    reenterTwoFactor: reenter('IfRequired'),
    enterNumberChange: reenter('Always'),
  };
};
