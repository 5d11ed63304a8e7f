import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { newSession } from '#domain/session/newSession.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { goTo, openVisit } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

describe('chooseAccountType', () => {
  it.each([
    ['Personal', 'personal-registration'],
    ['Business', 'corporate-registration'],
  ])('%s leads to its registration', async (type, path) => {
    const { useCases } = makeTestApp();
    expect(await useCases.visit.chooseAccountType(type)()).toEqual(
      E.right({ _tag: 'ExternalSite', url: `https://transfer.brand.test/${path}` }),
    );
    expect(useCases.session.get().typed.accountType).toBe(type);
  });

  it('removes the person and the OAuth values, and keeps the choice for Back', async () => {
    const app = await openVisit();
    await app.signInAtProvider('google', 'stranger@sandbox.test');
    await goTo(app, '/idp/continue');
    const { userLocale, visit, typed } = app.session();
    expect([typed.email, visit.redirect]).toEqual(['stranger@sandbox.test', 'https://partner.brand.test/back']);
    await app.useCases.visit.chooseAccountType('Personal')();
    app.goAway();
    expect(app.session()).toEqual(
      withParts(newSession, {
        userLocale,
        visit,
        typed: { accountType: 'Personal' },
        progress: { idpSession: 'NoAccount' },
        leaving: { _tag: 'Left' },
      }),
    );
    expect(await goTo(app, '/account-type')).toBeNull();
  });

  it('leads to the error screen, and keeps the session, where the address of the registration is not safe', async () => {
    const registrationUrls = { personal: 'javascript:alert(1)', corporate: 'https://transfer.brand.test/corporate' };
    const { useCases } = makeTestApp({ context: { ...context, settings: { ...context.settings, registrationUrls } } });
    const before = useCases.session.get();
    expect(await useCases.visit.chooseAccountType('Personal')()).toEqual(E.right(toRoute('/signin/error')));
    expect(useCases.session.get()).toEqual(before);
  });

  it.each(['', 'personal', 'XECD'])('returns NothingChosen for %j', async (typed) => {
    const { useCases } = makeTestApp();
    expect(await useCases.visit.chooseAccountType(typed)()).toEqual(E.left({ _tag: 'NothingChosen' }));
  });
});
