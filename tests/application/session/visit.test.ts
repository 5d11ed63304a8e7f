import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { requestContext } from '#application/flow.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, leavesFor, openVisit, signIn } from '#tests/application/support/visits.ts';

const hint = 'login_hint=ada@example.test';

describe('the request context', () => {
  it('carries the platform, the redirect, the OAuth values and the language of the visit', async () => {
    const app = await openVisit(undefined, `${fromPartner}&platform=XECI&helpcentre=h1`);
    expect(requestContext(app.flow)).toMatchObject({
      platform: 'XECI',
      redirectUrl: 'https://partner.brand.test/back',
      oAuth: { state: 's1' },
      preferredLanguage: 'en',
      helpcentre: 'h1',
      location: 'GB',
    });
    await signIn(app, 'personal');
    expect(app.errors()).toEqual([]);
  });

  it('takes the defaults of the brand before the visit has its own values, and logs that', () => {
    const { flow, errors } = makeTestApp();
    expect(requestContext(flow)).toMatchObject({
      platform: 'XEMT',
      redirectUrl: 'https://transfer.brand.test',
    });
    expect(errors()).toEqual([
      'Missing platform: the default of the brand is used',
      'Missing redirectUrl: the transfer site is used',
    ]);
  });
});

describe('returnToClient', () => {
  it('tells the partner that nobody signed in, also by a second press, and forgets the person and the state as the page goes', async () => {
    const { useCases, goAway } = await openVisit(undefined, `${fromPartner}&${hint}`);
    expect(useCases.session.get().typed.email).toBe('ada@example.test');
    const denied = leavesFor(/^https:\/\/partner\.brand\.test\/back\?error=access_denied.*&state=s1$/);
    expect(await useCases.visit.returnToClient()()).toEqual(denied);
    expect(await useCases.visit.returnToClient()()).toEqual(denied);
    goAway();
    expect(useCases.session.get()).toMatchObject({ typed: { email: null }, oAuth: { state: null } });
  });

  it('stays, and keeps the session, where no site requested the visit', async () => {
    const { useCases } = await openVisit(undefined, `?${hint}`);
    const before = useCases.session.get();
    expect(await useCases.visit.returnToClient()()).toEqual(E.right(null));
    expect(useCases.session.get()).toEqual(before);
  });
});

it('"Use an existing account" leads to sign-in', async () => {
  expect(await makeTestApp().useCases.visit.useExistingAccount()()).toEqual(E.right(toRoute('/signin')));
});

describe('a session that is continued, and whose email is not confirmed', () => {
  it.each([
    ['EmailUnconfirmed', '/signup/email-verification'],
    ['EmailChangePending', '/signin/email-verification'],
  ] as const)('leads to the screen of %s and sends no code while no email is known', async (_tag, screen) => {
    const { useCases, breaks, made } = makeTestApp();
    breaks('tokens', { _tag });
    expect(await useCases.visit.continue()()).toEqual(E.right(toRoute(screen)));
    expect([made('resendSignUpCode'), made('resendEmailChangeCode')]).toEqual([0, 0]);
  });
});
