import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Context } from 'hono';
import type * as In from '#infrastructure/sandbox/engine/inputs.ts';

/** Reads what a call was sent: its input, or null where the shape is another. */
export type Reader<Input> = (body: unknown) => Input | null;

/** The JSON of a request's body, or undefined where it is none. */
export const jsonBody = async (context: Context): Promise<unknown> => {
  try {
    return JSON.parse(await context.req.text());
  } catch {
    return undefined;
  }
};

const words = t.union([t.string, t.null, t.undefined]);
const choice = t.union([t.boolean, t.null, t.undefined]);
const filled = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text);

const reader =
  <Body, Input>(codec: t.Decoder<unknown, Body>, toInput: (body: Body) => Input): Reader<Input> =>
  (body) =>
    pipe(
      codec.decode(body),
      E.match(() => null, toInput),
    );

const Username = t.type({ username: t.string });
const Credentials = t.type({ username: t.string, password: t.string });
const Request = t.type({ redirectUrl: words, codeChallenge: words, codeChallengeMethod: words });

const requestOf = (body: t.TypeOf<typeof Request>): In.AuthorizationRequest => ({
  redirectUrl: filled(body.redirectUrl),
  codeChallenge: filled(body.codeChallenge),
  codeChallengeMethod: filled(body.codeChallengeMethod),
});

export const readUsername: Reader<In.UsernameInput> = reader(Username, ({ username }) => ({ username }));

export const readLogin: Reader<In.WebloginInput> = reader(
  t.intersection([Credentials, Request, t.type({ verifyCode: words, rememberBrowser: choice })]),
  ({ username, password, verifyCode, rememberBrowser, ...body }) => ({
    username,
    password,
    verifyCode: filled(verifyCode),
    rememberBrowser: rememberBrowser === true,
    ...requestOf(body),
  }),
);

export const readSignUp: Reader<In.SignUpInput> = reader(
  t.intersection([Credentials, t.type({ tcVersion: words })]),
  ({ username, password, tcVersion }) => ({ username, password, tcVersion: filled(tcVersion) }),
);

export const readCoded: Reader<In.ConfirmSignupInput> = reader(
  t.intersection([Credentials, Request, t.type({ code: t.string })]),
  ({ username, password, code, ...body }) => ({ username, password, code, ...requestOf(body) }),
);

export const readCode: Reader<In.CodeInput> = reader(t.type({ code: t.string }), ({ code }) => ({ code }));

export const readSend2fa: Reader<In.Send2faInput> = reader(
  t.type({ channel: words, phoneNumber: words, changeTwoFANumber: choice }),
  ({ channel, phoneNumber, changeTwoFANumber }) => ({
    channel: filled(channel),
    phoneNumber: filled(phoneNumber),
    changeTwoFANumber: changeTwoFANumber === true,
  }),
);

export const readValidate2fa: Reader<In.Validate2faInput> = reader(
  t.type({ code: t.string, rememberBrowser: choice }),
  ({ code, rememberBrowser }) => ({ code, rememberBrowser: rememberBrowser === true }),
);

export const readMarketing: Reader<In.MarketingInput> = reader(
  t.type({ profileId: t.string, preferences: t.type({ profileId: t.string, email: t.boolean }) }),
  ({ profileId, preferences }) => ({ profileId, email: preferences.email }),
);

export const readTokenRequest: Reader<In.TokenInput> = reader(
  t.type({ grant_type: t.string, code: t.string, redirect_uri: t.string, code_verifier: words }),
  (body) => ({
    grantType: body.grant_type,
    code: body.code,
    redirectUri: body.redirect_uri,
    codeVerifier: filled(body.code_verifier),
  }),
);
