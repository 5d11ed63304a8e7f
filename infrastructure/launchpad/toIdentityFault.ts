import { knownRules } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { HttpFault, Refusal } from '#infrastructure/http/httpFault.ts';

/** The password rule that the end of a message names, or a known rule anywhere in it; null for none. */
const ruleIn = (message: string): string | null =>
  /: (\w+)$/.exec(message)?.[1] ?? knownRules.find((rule) => message.includes(rule)) ?? null;

/** The identity fault of each launchpad code. The code decides, not the status: NotAuthorizedException comes with a 401. */
const byCode: { readonly [code: string]: (refusal: Refusal) => IdentityFault } = {
  NotAuthorizedException: () => ({ _tag: 'WrongCredentials' }),
  UserNotConfirmedException: () => ({ _tag: 'EmailUnconfirmed' }),
  EmailChangePendingException: () => ({ _tag: 'EmailChangePending' }),
  AccountLockedException: () => ({ _tag: 'AccountLocked' }),
  AccountClosedException: () => ({ _tag: 'AccountClosed' }),
  CodeMismatchException: () => ({ _tag: 'CodeMismatch' }),
  ExpiredCodeException: () => ({ _tag: 'CodeExpired' }),
  LimitExceededException: ({ retryAfterMs }) => ({ _tag: 'RateLimited', retryAfterMs }),
  TooManyFailedAttemptsException: ({ retryAfterMs }) => ({ _tag: 'TooManyAttempts', retryAfterMs }),
  UsernameExistsException: () => ({ _tag: 'UsernameTaken' }),
  InvalidParameterException: () => ({ _tag: 'ParameterRefused' }),
  InvalidPasswordException: ({ message }) => ({ _tag: 'PasswordRefused', rule: ruleIn(message ?? '') }),
};

/** The codes of the launchpad's contract. A log may name these, and no other text of the launchpad. */
export const launchpadCodes: ReadonlySet<string> = new Set(Object.keys(byCode));

const faultOfRefusal = (refusal: Refusal): IdentityFault => {
  const { status, code, message, retryAfterMs } = refusal;
  if (message?.trimEnd().endsWith('has not completed 2FA') === true) return { _tag: 'TwoFactorIncomplete' };
  if (status >= 500) return { _tag: 'ServiceFailed' };
  const known = code !== null && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (known !== undefined) return known(refusal);
  return status === 429 ? { _tag: 'RateLimited', retryAfterMs } : { _tag: 'Unexpected' };
};

/** Maps an HTTP fault to an identity fault. Only this file knows the statuses, codes and phrases of the launchpad. */
export const toIdentityFault = (fault: HttpFault): IdentityFault => {
  switch (fault._tag) {
    case 'Unreachable':
    case 'Cancelled':
      return { _tag: fault._tag };
    case 'Malformed':
      return { _tag: 'Unexpected' };
    case 'Status':
      return faultOfRefusal(fault);
  }
};

/** As `toIdentityFault`, for calls of a session. There a 401 means that it is missing or has ended, and no form has an email. */
export const toSessionFault = (fault: HttpFault): IdentityFault => {
  const mapped = toIdentityFault(fault);
  if (mapped._tag === 'ParameterRefused') return { _tag: 'Unexpected' };
  return mapped._tag === 'WrongCredentials' ? { _tag: 'SignedOut' } : mapped;
};
