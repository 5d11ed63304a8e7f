import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { tellGranted } from '#application/analytics/tellGranted.ts';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { Grant } from '#application/ports/talkContext.ts';
import { audienceOf } from '#domain/analytics/audience.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCodeAndPassword, parseCodeField } from '#domain/identity/parseCodeForm.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { inTwoFactor, withGrant } from '#domain/session/changes.ts';
import { browserForgotten, browserRemembered } from '#domain/two-factor/codeChanges.ts';
import { broughtNumber, twoFactorGiven } from '#domain/two-factor/twoFactorGiven.ts';
import type { Proven, ProveTwoFactor } from './proveTwoFactor.ts';
import type { VerificationRefused } from './verificationRefused.ts';

/** What stands in the code's form; the password where it was asked for again. */
export type TypedVerification = {
  readonly code: string;
  readonly password: string | null;
  readonly rememberBrowser: boolean;
};

type Goal = TE.TaskEither<IdentityFault, Destination>;
export type VerifyTwoFactorCode = (typed: TypedVerification) => TE.TaskEither<FormFault | IdentityFault, Destination>;

type Steps = {
  readonly prove: ProveTwoFactor;
  readonly refused: VerificationRefused;
  /** Tokens again, and the way out. */
  readonly finish: () => Goal;
};

/** Takes a code and goes on to where the visit was going; a number that changed with it is confirmed in words first. */
export const makeVerifyTwoFactorCode = (
  { session, clock, happenings }: Pick<Ports, 'session' | 'clock' | 'happenings'>,
  { prove, refused, finish }: Steps,
): VerifyTwoFactorCode => {
  const enter = makeEnterCode<Grant | null>({ session, clock });
  const tellSignedIn = tellGranted({ session, happenings }, ({ accountType }) => ({
    name: 'Signed In',
    accountType: audienceOf(accountType),
  }));
  const tell = (call: TE.TaskEither<IdentityFault, Grant | null>): typeof call =>
    pipe(
      tellSignedIn(call),
      TE.map((grant) => {
        happenings.tell({ name: 'Two Factor Completed', channel: session.get().twoFactor.channel });
        return grant;
      }),
    );
  const parse = ({ code, password }: TypedVerification): E.Either<FormFault, Proven> => {
    const { twoFactor, password: atHand } = session.get();
    if (twoFactor.useWebLogin) return parseCodeAndPassword({ code, password }, { code: null, password: atHand });
    return pipe(
      parseCodeField(code),
      E.map((parsed) => ({ code: parsed, password: null })),
    );
  };
  const accepted = (grant: Grant | null): Goal => {
    if (grant !== null) session.update(withGrant(grant));
    const { twoFactor } = session.update(inTwoFactor(twoFactorGiven));
    return broughtNumber(twoFactor) ? TE.right(toRoute('/2fa/verify-number')) : finish();
  };
  return (typed) => {
    session.update(inTwoFactor(typed.rememberBrowser ? browserRemembered : browserForgotten));
    return pipe(
      TE.fromEither(parse(typed)),
      TE.flatMap((proven): TE.TaskEither<FormFault | IdentityFault, Destination> =>
        pipe(enter(proven.code, tell(prove(proven))), TE.matchEW(refused, accepted)),
      ),
    );
  };
};
