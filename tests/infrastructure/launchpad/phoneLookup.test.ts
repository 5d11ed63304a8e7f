import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { openIdentity } from './recordedIdentity.ts';

const answering = (status: number, code: string, message = 'X') =>
  openIdentity(async () => Response.json({ code, message, data: { type: 'Voip' } }, { status })).identity;

describe('a lookup that fails', () => {
  it.each([
    [400, null],
    [422, null],
    [429, { _tag: 'RateLimited', retryAfterMs: null }],
    [503, { _tag: 'ServiceFailed' }],
  ])('has the type of the body for %s, where another call has a fault only', async (status, fault) => {
    const identity = answering(status, 'X');
    const lookup = fault === null ? { _tag: 'Invalid', type: 'Voip' } : { _tag: 'Failed', type: 'Voip', fault };
    expect(await identity.lookUpPhone('+4412')()).toEqual(E.right(lookup));
    expect(await identity.profile()).toEqual(E.left(fault ?? { _tag: 'Unexpected' }));
  });

  it.each([
    [401, 'NotAuthorizedException', 'SignedOut'],
    [403, 'TwoFactorRequiredException', 'TwoFactorIncomplete', 'The user has not completed 2FA'],
    [423, 'AccountLockedException', 'AccountLocked'],
    [403, 'AccountClosedException', 'AccountClosed'],
    [403, 'UserNotConfirmedException', 'EmailUnconfirmed'],
    [403, 'EmailChangePendingException', 'EmailChangePending'],
  ])('stays a fault for %i %s, which speaks of the person: %s', async (...row) => {
    const [status, code, _tag, message] = row;
    expect(await answering(status, code, message).lookUpPhone('+4412')()).toEqual(E.left({ _tag }));
  });
});
