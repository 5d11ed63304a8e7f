import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { TwoFactorReply } from '#application/ports/twoFactorTalk.ts';
import { numberChoice } from '#domain/identity/linkedAccounts.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { channelsArrived, emailCodeSent, statusArrived } from '#domain/two-factor/codeChanges.ts';
import {
  linkedNumberPicked,
  linkedNumbersFound,
  lookupFailed,
  numberEntered,
  numberLookedUp,
} from '#domain/two-factor/phoneChanges.ts';
import { twoFactorDestination } from '#domain/two-factor/twoFactorDestination.ts';

/** Finds out how things stand with the second factor and answers the screen for it. Without an answer, sign-in. */
export type EnterTwoFactor = T.Task<Destination>;

/** Reads the profile, looks its number up, asks for the status; with no number at all the code goes by email. */
export const makeEnterTwoFactor = (
  { identity, session }: Pick<Ports, 'identity' | 'session'>,
  talkContext: () => TalkContext,
): EnterTwoFactor => {
  const findNumber = (profileNumber: string | null): void => {
    if (profileNumber !== null) session.update(inTwoFactor(numberEntered(profileNumber)));
    const choice = numberChoice(session.get().linkedAccounts);
    if (choice._tag === 'OneNumber') session.update(inTwoFactor(linkedNumberPicked(choice.only)));
    if (choice._tag === 'SeveralNumbers') session.update(inTwoFactor(linkedNumbersFound(choice.numbers)));
  };
  const lookUp = (): TE.TaskEither<unknown, unknown> => {
    const { phone } = session.get().twoFactor;
    if (phone._tag === 'Absent') return TE.right(undefined);
    return pipe(
      identity.lookUpPhone(phone.number),
      TE.map(({ _tag, type }) => (_tag === 'Valid' ? numberLookedUp : lookupFailed)(phone.number, type)),
      TE.map((change) => session.update(inTwoFactor(change))),
    );
  };
  const keep = ({ status, verificationChannels }: TwoFactorReply): void => {
    session.update(inTwoFactor((before) => channelsArrived(verificationChannels)(statusArrived(status)(before))));
  };
  const byEmail = (): TE.TaskEither<unknown, Destination> =>
    pipe(
      identity.send2FA({ _tag: 'ByEmail' }, talkContext()),
      TE.map(({ success }) => {
        if (success) session.update(inTwoFactor(emailCodeSent));
        return toRoute(success ? '/2fa/verify-number' : '/signin/error');
      }),
    );
  return pipe(
    identity.profile,
    TE.map(({ mobileNumber }) => findNumber(mobileNumber)),
    TE.flatMap(lookUp),
    TE.flatMap(() => identity.send2FA({ _tag: 'StatusOnly' }, talkContext())),
    TE.map(keep),
    TE.flatMap(() => {
      const { status, phone } = session.get().twoFactor;
      const noNumber = status === 'Enrolled' && phone._tag === 'Absent';
      return noNumber ? byEmail() : TE.right(toRoute(twoFactorDestination(session.get().twoFactor)));
    }),
    TE.getOrElse(() => T.of(toRoute('/signin'))),
  );
};
