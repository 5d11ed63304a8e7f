import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

type Said<Answer> = TaskEither<IdentityFault, Answer>;
type Late = <Answer>(say: (identity: IdentityGateway) => Said<Answer>) => Said<Answer>;

const talksOf = (late: Late): Omit<IdentityGateway, 'abandon'> => ({
  signIn: (...said) => late(({ signIn }) => signIn(...said)),
  signInWithTwoFactor: (...said) => late(({ signInWithTwoFactor }) => signInWithTwoFactor(...said)),
  signUp: (...said) => late(({ signUp }) => signUp(...said)),
  confirmSignUp: (...said) => late(({ confirmSignUp }) => confirmSignUp(...said)),
  resendConfirmationCode: (...said) => late(({ resendConfirmationCode }) => resendConfirmationCode(...said)),
  saveMarketingPreference: (...said) => late(({ saveMarketingPreference }) => saveMarketingPreference(...said)),
  passwordRules: late(({ passwordRules }) => passwordRules),
  forgotPassword: (...said) => late(({ forgotPassword }) => forgotPassword(...said)),
  confirmForgotPassword: (...said) => late(({ confirmForgotPassword }) => confirmForgotPassword(...said)),
  resendEmailChange: (...said) => late(({ resendEmailChange }) => resendEmailChange(...said)),
  confirmEmailChange: (...said) => late(({ confirmEmailChange }) => confirmEmailChange(...said)),
  send2FA: (...said) => late(({ send2FA }) => send2FA(...said)),
  validate2FA: (...said) => late(({ validate2FA }) => validate2FA(...said)),
  profile: late(({ profile }) => profile),
  lookUpPhone: (...said) => late(({ lookUpPhone }) => lookUpPhone(...said)),
  tokens: (...said) => late(({ tokens }) => tokens(...said)),
  userInfo: late(({ userInfo }) => userInfo),
  authenticationStatus: late(({ authenticationStatus }) => authenticationStatus),
  socialStatus: late(({ socialStatus }) => socialStatus),
  logOut: late(({ logOut }) => logOut),
  logOutOfTransferSite: late(({ logOutOfTransferSite }) => logOutOfTransferSite),
});

/** The identity talk in a chunk of its own: asked for when something is said, and not to be had without a network. */
export const makeLateIdentity = (load: () => Promise<IdentityGateway>): IdentityGateway => {
  let givenUp = 0;
  const late: Late = (say) => async () => {
    const before = givenUp;
    const identity = await load().catch(() => null);
    if (identity === null) return E.left({ _tag: 'Unreachable' });
    return before === givenUp ? say(identity)() : E.left({ _tag: 'Cancelled' });
  };
  return {
    ...talksOf(late),
    abandon: async () => {
      givenUp += 1;
      await load().then(
        ({ abandon }) => abandon(),
        () => undefined,
      );
    },
  };
};
