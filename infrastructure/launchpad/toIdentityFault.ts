import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import { knownRules } from './passwordRules.ts';

type Refusal = Extract<HttpFault, { readonly _tag: 'Status' }>;

const unfinished = 'has not completed 2FA';

/** The rule a refusal names: its name, never the service's own words. */
const ruleIn = (message: string): string | null => knownRules.find((rule) => message.includes(rule)) ?? null;

/** The launchpad's codes in the words of the product. */
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
  InvalidPasswordException: ({ message }) => ({ _tag: 'PasswordRefused', rule: ruleIn(message ?? '') }),
};

const nameOfRefusal = (refusal: Refusal): IdentityFault => {
  const { status, code, message, retryAfterMs } = refusal;
  if (message?.trimEnd().endsWith(unfinished) === true) return { _tag: 'TwoFactorIncomplete' };
  if (status >= 500) return { _tag: 'ServiceFailed' };
  const known = code !== null && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (known !== undefined) return known(refusal);
  return status === 429 ? { _tag: 'RateLimited', retryAfterMs } : { _tag: 'Unexpected' };
};

/** Names what went wrong. The only place that knows the launchpad's statuses, codes and phrases. */
export const toIdentityFault = (fault: HttpFault): IdentityFault => {
  switch (fault._tag) {
    case 'Unreachable':
    case 'Cancelled':
      return { _tag: fault._tag };
    case 'Malformed':
      return { _tag: 'Unexpected' };
    case 'Status':
      return nameOfRefusal(fault);
  }
};

/** The same where no password was sent: a refusal there means that nobody is signed in. */
export const toSessionFault = (fault: HttpFault): IdentityFault => {
  const named = toIdentityFault(fault);
  return named._tag === 'WrongCredentials' ? { _tag: 'SignedOut' } : named;
};
