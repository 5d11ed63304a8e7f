import * as t from 'io-ts';

/** A value that may be absent: null, undefined and `empty` decode to `absent`. */
const optional = <A, B>(codec: t.Type<A>, empty: unknown, absent: B): t.Type<A | B, unknown> =>
  new t.Type(
    codec.name,
    (value): value is A | B => value === absent || codec.is(value),
    (value, context) =>
      value === undefined || value === null || value === empty ? t.success(absent) : codec.validate(value, context),
    t.identity,
  );

const text = optional(t.string, '', null);
const flag = optional(t.boolean, false, false);
const credentials = { username: t.string, password: t.string };
const request = { redirectUrl: text, codeChallenge: text, codeChallengeMethod: text };
const twoFactor = { rememberBrowser: flag, changeTwoFANumber: flag };

/** Decodes a body with an email. */
export const Username = t.type({ username: t.string });

/** Decodes the body of a sign-in. */
export const Login = t.type({ ...credentials, ...request, ...twoFactor, verifyCode: text, twoFAProfileId: text });

/** Decodes the body of a sign-up. */
export const SignUp = t.type({ ...credentials, tcVersion: text });

/** Decodes the body that confirms a sign-up or sets a new password. */
export const Confirmation = t.type({ ...credentials, ...request, code: t.string });

/** Decodes a body with a code. */
export const Code = t.type({ code: t.string });

/** Decodes the body of `send2FA`. */
export const Send2fa = t.type({ channel: text, phoneNumber: text, changeTwoFANumber: flag });

/** Decodes the body of `validate2FA`. */
export const Validate2fa = t.type({ ...twoFactor, code: t.string });

/** Decodes a marketing choice. */
export const Marketing = t.type({
  profileId: t.string,
  preferences: t.type({ profileId: t.string, email: t.boolean }),
});

/** Decodes a token request (RFC 6749, section 4.1.3). */
export const TokenRequest = t.type({
  grant_type: t.string,
  code: t.string,
  redirect_uri: t.string,
  code_verifier: text,
});
