import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';

const root = { to: '/', query: '', scheme: 'https:' } as const;
const query = '?redirect_uri=https://partner.brand.test/back&state=s1&login_hint=ada@example.test';

describe('returnToClient', () => {
  it('tells the partner that nobody signed in, again where the browser stayed, and forgets the person and the state as the page goes', async () => {
    const { useCases, goAway } = makeTestApp();
    await useCases.runGuards({ ...root, query })();
    expect(useCases.session.get().typed.email).toBe('ada@example.test');
    const denied = E.right({
      _tag: 'ClientRedirect',
      url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?error=access_denied.*&state=s1$/),
    });
    expect(await useCases.visit.returnToClient()()).toEqual(denied);
    expect(await useCases.visit.returnToClient()()).toEqual(denied);
    goAway();
    expect(useCases.session.get()).toMatchObject({ typed: { email: null }, oAuth: { state: null } });
  });

  it('stays, and keeps the session, where no site requested the visit', async () => {
    const { useCases } = makeTestApp();
    await useCases.runGuards({ ...root, query: '?login_hint=ada@example.test' })();
    const before = useCases.session.get();
    expect(await useCases.visit.returnToClient()()).toEqual(E.right(null));
    expect(useCases.session.get()).toEqual(before);
  });
});
