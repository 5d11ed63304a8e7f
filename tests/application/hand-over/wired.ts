import * as TE from 'fp-ts/TaskEither';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Grant } from '#application/ports/identityCalls.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

/**
 * Every call of a page to the service passes here. A call that proves a person to the service names that person, once it has succeeded.
 */
export type Wire = <A>(
  call: TE.TaskEither<IdentityFault, A>,
  proven?: () => Promise<string | null>,
) => TE.TaskEither<IdentityFault, A>;

type WireParts = {
  readonly wire: Wire;
  /** The email of the person whose session the browser holds; null without one. */
  readonly sessionHolder: () => Promise<string | null>;
  readonly noteCode: (code: string | null, email: string | null) => void;
};

/** The gateway with the calls on the wire that prove a person, or that read or end a session. */
export const wired = (identity: IdentityGateway, { wire, sessionHolder, noteCode }: WireParts): IdentityGateway => {
  const noted = <A extends { readonly authCode: string | null }>(
    call: TE.TaskEither<IdentityFault, A>,
    emailOf: (answer: A) => string | null,
  ) => TE.tapIO((answer: A) => () => noteCode(answer.authCode, emailOf(answer)))(call);
  const granted = ({ email }: Pick<Credentials, 'email'>, call: TE.TaskEither<IdentityFault, Grant>) =>
    wire(
      noted(call, () => email),
      async () => email,
    );
  return {
    ...identity,
    signIn: (person, request) => granted(person, identity.signIn(person, request)),
    signInWithTwoFactor: (person, proof, request) =>
      granted(person, identity.signInWithTwoFactor(person, proof, request)),
    confirmSignUp: (coded, request) => granted(coded, identity.confirmSignUp(coded, request)),
    replacePassword: (coded, request) => granted(coded, identity.replacePassword(coded, request)),
    confirmEmailChange: (code, request) => wire(identity.confirmEmailChange(code, request), sessionHolder),
    verifyTwoFactor: (proof, request) => wire(identity.verifyTwoFactor(proof, request), sessionHolder),
    tokens: (profileId) => wire(noted(identity.tokens(profileId), ({ claims }) => claims.email)),
    userInfo: wire(identity.userInfo),
    profile: wire(identity.profile),
    isSignedIn: wire(identity.isSignedIn),
    providerStatus: wire(identity.providerStatus),
    requestTwoFactor: (wanted, request) => wire(identity.requestTwoFactor(wanted, request)),
    signUp: (account, request) => wire(identity.signUp(account, request)),
    signOut: wire(identity.signOut),
  };
};
