import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { shownEmail } from '#domain/session/person.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, signedIn, signIn } from '#tests/application/support/visits.ts';

describe('login_hint', () => {
  it.each([
    ['login_hint=Ada%2Bnews%40Sandbox.test', 'Ada+news@Sandbox.test', 'Ada+news@Sandbox.test'],
    ['login_hint=ada%40sandbox.test&login_hint=bob%40sandbox.test', 'ada@sandbox.test', 'ada@sandbox.test'],
    ['login_hint=%E2%80%8Eada%40sandbox.test%C2%A0', 'ada@sandbox.test', 'ada@sandbox.test'],
    ['login_hint=anna%40m%C3%BCller.de', 'anna@xn--mller-kva.de', 'anna@m\u00fcller.de'],
    ['login_hint=%3Cscript%3E%40x', null, null],
  ])('fills in for %s the email %s, shown as %s', async (query, sent, shown) => {
    const app = makeTestApp();
    expect(await goTo(app, '/', `?${query}`)).toEqual(toRoute('/signin'));
    const visit = app.session();
    expect([visit.typed.email, shownEmail(visit)]).toEqual([sent, shown]);
  });

  it.each(['ERP', 'XECD'])('is still there after the sign-out on entry of %s', async (platform) => {
    const app = await signedIn();
    const query = `?platform=${platform}&login_hint=ada%40sandbox.test&prompt=login`;
    expect(await goTo(app, '/', query)).toEqual(toRoute('/signin'));
    expect(app.ports.cookies.read('xe_session')).toBeNull();
    expect(app.session()).toMatchObject({
      visit: { platform },
      typed: { email: 'ada@sandbox.test' },
      oAuth: { promptsLogin: true },
    });
  });

  it('does not replace the person of a live session', async () => {
    const app = await signedIn();
    expect(await goTo(app, '/', '?login_hint=business%40sandbox.test')).toEqual(toRoute('/continue'));
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
  });
});

describe('prompt', () => {
  it('leads with "login" to sign-in past a session, which lives on and is no answer', async () => {
    const app = await signedIn();
    expect(await goTo(app, '/', `${fromPartner}&prompt=login`)).toEqual(toRoute('/signin'));
    expect(app.session()).toMatchObject({
      person: { accessToken: null },
      visit: { redirect: 'https://partner.brand.test/back' },
    });
    expect(app.ports.cookies.read('xe_session')).not.toBeNull();
    expect(app.useCases.browser.existingSession.cookie()).toBeNull();
    expect(await signIn(app, 'business')).toMatchObject({ right: { _tag: 'ClientRedirect' } });
    expect(await goTo(app, '/', '?state=s2')).toEqual(toRoute('/continue'));
  });

  it('leads with "create" to sign-up, and past no session', async () => {
    expect(await goTo(makeTestApp(), '/', `${fromPartner}&prompt=create`)).toEqual(toRoute('/signup'));
    expect(await goTo(await signedIn(), '/', `${fromPartner}&prompt=create`)).toEqual(toRoute('/continue'));
  });

  it('is ignored with "consent"', async () => {
    expect(await goTo(await signedIn(), '/', '?prompt=consent')).toEqual(toRoute('/continue'));
  });
});
