import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Context } from 'hono';
import { parseJson } from '#env/sandbox/parseJson.ts';
import type * as In from '#infrastructure/sandbox/engine/inputs.ts';

/** Decodes the body of a call; returns null if its shape is wrong. */
export type Reader<Input> = (body: unknown) => Input | null;

/** The JSON of a request's body; null if it is not JSON. */
export const jsonBody = async (context: Context): Promise<unknown> => parseJson(await context.req.text());

const reader =
  <Input>(codec: t.Decoder<unknown, Input>): Reader<Input> =>
  (body) => {
    const decoded = codec.decode(body);
    return E.isRight(decoded) ? decoded.right : null;
  };

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
const confirmation = t.type({ ...credentials, ...request, code: t.string });
const marketing = t.type({ profileId: t.string, preferences: t.type({ profileId: t.string, email: t.boolean }) });
const tokenRequest = t.type({ grant_type: t.string, code: t.string, redirect_uri: t.string, code_verifier: text });

/** Reads a body with an email. */
export const readUsername: Reader<In.UsernameInput> = reader(t.type({ username: t.string }));

/** Reads the body of a sign-in. */
export const readLogin: Reader<In.WebloginInput> = reader(
  t.type({ ...credentials, ...request, ...twoFactor, verifyCode: text, twoFAProfileId: text }),
);

/** Reads the body of a sign-up. */
export const readSignUp: Reader<In.SignUpInput> = reader(t.type({ ...credentials, tcVersion: text }));

/** Reads the body that confirms a sign-up or sets a new password. */
export const readConfirmation: Reader<In.ConfirmSignupInput> = reader(confirmation);

/** Reads a body with a code. */
export const readCode: Reader<In.CodeInput> = reader(t.type({ code: t.string }));

/** Reads the body of `send2FA`. */
export const readSend2fa: Reader<In.Send2faInput> = reader(
  t.type({ channel: text, phoneNumber: text, changeTwoFANumber: flag }),
);

/** Reads the body of `validate2FA`. */
export const readValidate2fa: Reader<In.Validate2faInput> = reader(t.type({ ...twoFactor, code: t.string }));

/** Reads a marketing choice. */
export const readMarketing: Reader<In.MarketingInput> = (body) => {
  const decoded = reader(marketing)(body);
  return decoded && { profileId: decoded.profileId, email: decoded.preferences.email };
};

/** Reads a token request (RFC 6749, section 4.1.3). */
export const readTokenRequest: Reader<In.TokenInput> = (body) => {
  const decoded = reader(tokenRequest)(body);
  if (decoded === null) return null;
  const { grant_type: grantType, redirect_uri: redirectUri, code_verifier: codeVerifier, code } = decoded;
  return { grantType, code, redirectUri, codeVerifier };
};
