import type { Send2faInput, Validate2faInput, WebloginInput } from '#infrastructure/sandbox/engine/engineApi.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';

/** An authorization request without redirect and challenge. */
export const noRequest = { redirectUrl: null, codeChallenge: null, codeChallengeMethod: null };

/** An authorization request with a challenge: a sign-in with it needs no earlier one. */
export const challenged = { ...noRequest, codeChallenge: 'a-challenge', codeChallengeMethod: 'S256' };

/** The input of a sign-in with a seed account, with the correct password unless `fields` has another. */
export const login = (name: string, fields: Partial<WebloginInput> = {}): WebloginInput => ({
  username: `${name}@sandbox.test`,
  password: seedPassword,
  ...noRequest,
  verifyCode: null,
  twoFAProfileId: null,
  rememberBrowser: false,
  changeTwoFANumber: false,
  ...fields,
});

/** The input of `send2FA` that only reads the status. */
export const statusOnly: Send2faInput = { channel: null, phoneNumber: null, changeTwoFANumber: false };
/** The input of `send2FA` for one channel, and a number if it is not the account's. */
export const by = (channel: string, phoneNumber: string | null = null): Send2faInput => ({
  ...statusOnly,
  channel,
  phoneNumber,
});

/** The input of `validate2FA` that proves a code, without remembering the browser. */
export const proofOf = (code: string, fields: Partial<Validate2faInput> = {}): Validate2faInput => ({
  code,
  rememberBrowser: false,
  changeTwoFANumber: false,
  ...fields,
});
