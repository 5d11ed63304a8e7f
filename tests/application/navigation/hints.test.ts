import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, signedIn, signIn } from '#tests/application/support/visits.ts';

describe('login_hint', () => {
  it('fills in the email', async () => {
    const app = makeTestApp();
    expect(await goTo(app, '/', '?login_hint=Ada%2Bnews%40Sandbox.test')).toEqual(toRoute('/signin'));
    expect(app.session().typed.email).toBe('Ada+news@Sandbox.test');
  });

  it.each(['ERP', 'XECD'])('is still there after the sign-out on entry of %s', async (platform) => {
    const app = await signedIn();
    const query = `?platform=${platform}&login_hint=ada%40sandbox.test&prompt=login`;
    expect(await goTo(app, '/', query)).toEqual(toRoute('/signin'));
    expect(app.ports.cookies.read('xe_session')).toBeNull();
    const oAuth = { promptsLogin: true };
    expect(app.session()).toMatchObject({ visit: { platform }, typed: { email: 'ada@sandbox.test' }, oAuth });
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
    expect(app.session()).toMatchObject({ person: { accessToken: null } });
    expect(app.ports.cookies.read('xe_session')).not.toBeNull();
    expect(app.useCases.browser.existingSession.cookie()).toBeNull();
    expect(await signIn(app, 'business')).toMatchObject({ right: { _tag: 'ClientRedirect' } });
    expect(await goTo(app, '/', '?state=s2')).toEqual(toRoute('/continue'));
  });

  it.each(['create', 'consent'])('leads with "%s" past no session', async (prompt) => {
    expect(await goTo(await signedIn(), '/', `${fromPartner}&prompt=${prompt}`)).toEqual(toRoute('/continue'));
  });
});
