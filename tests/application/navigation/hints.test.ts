import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailOf } from '#domain/identity/email.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { hintGuard, platformGuard, redirectGuard } from '#domain/navigation/entryGuards.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { shownEmail } from '#domain/session/emailChanges.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { email } from '#tests/arbitraries/email.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const enter = (app: TestApp, query: string) =>
  app.useCases.runGuards({ to: '/', query: `?${query}`, scheme: 'https:' })();

const signedIn = async (): Promise<TestApp> => {
  const app = makeTestApp();
  await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  return app;
};

describe('login_hint', () => {
  it.each([
    ['login_hint=Ada%2Bnews%40Sandbox.test', 'Ada+news@Sandbox.test'],
    ['login_hint=ada%40sandbox.test&login_hint=bob%40sandbox.test', 'ada@sandbox.test'],
    ['login_hint=%E2%80%8Eada%40sandbox.test%C2%A0', 'ada@sandbox.test'],
    ['login_hint=ada', null],
    ['login_hint=%3Cscript%3E%40x', null],
    ['login_hint=', null],
    ['state=1', null],
  ])('fills in for %s the email %s', async (query, expected) => {
    const app = makeTestApp();
    expect(await enter(app, query)).toEqual(toRoute('/signin'));
    expect(app.useCases.session.get().typed.email).toBe(expected);
  });

  it('is ignored unless it is an email, and forgets an unfinished visit of another email', () => {
    fc.assert(
      fc.property(session, fc.oneof(email, fc.string()), (visit, hint) => {
        const request = { ...arrival, query: new URLSearchParams({ login_hint: hint }).toString() };
        const before = redirectGuard(context)(request)(platformGuard(context)(request)(visit).session).session;
        const after = hintGuard(context)(request)(before).session;
        const hinted = emailOf(hint);
        expect(after).toEqual(
          hinted === null ? before : withParts(before, { typed: { email: hinted, typedEmail: null } }),
        );
      }),
    );
  });

  it('with a domain beyond ASCII is shown as it was given, and sent in ASCII', async () => {
    const app = makeTestApp();
    await enter(app, 'login_hint=anna%40m%C3%BCller.de');
    const visit = app.useCases.session.get();
    expect([visit.typed.email, shownEmail(visit)]).toEqual(['anna@xn--mller-kva.de', 'anna@m\u00fcller.de']);
  });

  it('belongs to the root path', async () => {
    const { useCases } = makeTestApp();
    const query = '?login_hint=ada%40sandbox.test&prompt=login';
    await useCases.runGuards({ to: '/signin', query, scheme: 'https:' })();
    expect(useCases.session.get()).toMatchObject({ typed: { email: null }, oAuth: { promptsLogin: false } });
  });

  it.each(['ERP', 'XECD'])('is still there after the sign-out on entry of %s', async (platform) => {
    const app = await signedIn();
    expect(await enter(app, `platform=${platform}&login_hint=ada%40sandbox.test&prompt=login`)).toEqual(
      toRoute('/signin'),
    );
    expect(app.ports.cookies.read('xe_session')).toBeNull();
    expect(app.useCases.session.get()).toMatchObject({
      visit: { platform },
      typed: { email: 'ada@sandbox.test' },
      oAuth: { promptsLogin: true },
    });
  });

  it('does not replace the person of a live session', async () => {
    const app = await signedIn();
    expect(await enter(app, 'login_hint=business%40sandbox.test')).toEqual(toRoute('/continue'));
    expect(app.useCases.session.get().person.signedInAs?.email).toBe('personal@sandbox.test');
  });
});

describe('prompt', () => {
  it.each(['login', 'consent login', 'login select_account'])(
    'leads with "%s" to sign-in past a session',
    async (value) => {
      const app = await signedIn();
      const query = `redirect_uri=https://partner.brand.test/back&state=s1&${new URLSearchParams({ prompt: value })}`;
      expect(await enter(app, query)).toEqual(toRoute('/signin'));
      expect(app.useCases.session.get()).toMatchObject({
        person: { accessToken: null },
        visit: { redirect: 'https://partner.brand.test/back' },
      });
      expect(app.ports.cookies.read('xe_session')).not.toBeNull();
      expect(app.useCases.browser.existingSession.mayExist()).toBe(false);
      const answer = app.useCases.signIn.submit({ email: 'business@sandbox.test', password: 'Correct-horse-9' });
      expect(await answer()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
      expect(await enter(app, 'state=s2')).toEqual(toRoute('/continue'));
    },
  );

  it.each(['none', 'consent', 'Login', 'loginx', ''])('is ignored with "%s"', async (value) => {
    expect(await enter(await signedIn(), new URLSearchParams({ prompt: value }).toString())).toEqual(
      toRoute('/continue'),
    );
  });

  it('still ends the session of a platform that starts signed out', () => {
    const decision = evaluateGuards(context)({
      ...arrival,
      query: '?platform=ERP&prompt=login',
      hasSessionCookie: true,
    });
    fc.assert(
      fc.property(session, (visit) => {
        expect(decision(visit)).toMatchObject({ _tag: 'RunEffect', effect: 'LogOut' });
      }),
    );
  });
});
