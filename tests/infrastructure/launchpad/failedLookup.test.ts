import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { setUpLaunchpad } from './setUpLaunchpad.ts';

const { sandbox, fixture } = setUpLaunchpad();

const everything = { host: 'launchpad.xe.localhost', path: '' };

describe('a lookup that fails', () => {
  it.each([
    [400, null],
    [403, null],
    [404, null],
    [422, null],
    [429, { _tag: 'RateLimited', retryAfterMs: null }],
    [500, { _tag: 'ServiceFailed' }],
    [503, { _tag: 'ServiceFailed' }],
  ])('has the type of the body for %s, where another call has a fault only', async (status, fault) => {
    sandbox().faults.add({ ...everything, status, body: { code: 'X', message: 'X', data: { type: 'Voip' } } });
    const lookup = fault === null ? { _tag: 'Invalid', type: 'Voip' } : { _tag: 'Failed', type: 'Voip', fault };
    expect(await fixture().identity.lookUpPhone('+4412')()).toEqual(E.right(lookup));
    expect(await fixture().identity.profile()).toEqual(E.left(fault ?? { _tag: 'Unexpected' }));
  });

  it('stays a fault without a session, and before a second factor that comes first', async () => {
    const { identity } = fixture();
    sandbox().faults.add({
      ...everything,
      status: 401,
      body: { code: 'NotAuthorizedException', message: 'Sign in' },
      times: 1,
    });
    expect(await identity.lookUpPhone('+4412')()).toEqual(E.left({ _tag: 'SignedOut' }));
    const refusal = { code: 'TwoFactorRequiredException', message: 'The user has not completed 2FA' };
    sandbox().faults.add({ ...everything, status: 403, body: refusal, times: 1 });
    expect(await identity.lookUpPhone('+4412')()).toEqual(E.left({ _tag: 'TwoFactorIncomplete' }));
  });
});
