import { describe, expect, it } from 'vitest';
import { newSession } from '#domain/session/newSession.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const root = { to: '/', query: '', scheme: 'https:' } as const;

describe('chooseAccountType', () => {
  it.each([
    ['Personal', 'personal-registration'],
    ['Business', 'corporate-registration'],
  ])('%s leads to its registration', async (type, path) => {
    const { useCases } = makeTestApp();
    expect(await useCases.visit.chooseAccountType(type)()).toEqual({
      _tag: 'Right',
      right: { _tag: 'ExternalSite', url: `https://transfer.brand.test/${path}` },
    });
    expect(useCases.session.get().typed.accountType).toBe(type);
  });

  it('removes the person and the OAuth values, and keeps the choice for Back', async () => {
    const { useCases, signInAtProvider, goAway } = makeTestApp();
    await useCases.runGuards({ ...root, query: '?redirect_uri=https://partner.brand.test/back&state=s1' })();
    await signInAtProvider('google', 'stranger@sandbox.test');
    await useCases.runGuards({ ...root, to: '/idp/continue' })();
    expect(useCases.session.get().typed.email).toBe('stranger@sandbox.test');
    await useCases.visit.chooseAccountType('Personal')();
    goAway();
    const {
      userLocale,
      visit: { platform, redirect, referenceSource },
    } = useCases.session.get();
    expect(useCases.session.get()).toEqual(
      withParts(newSession, {
        userLocale,
        visit: { platform, redirect, hasRequestedRedirect: true, referenceSource },
        typed: { accountType: 'Personal' },
        progress: { idpSession: 'NoAccount' },
        leaving: { _tag: 'Left' },
      }),
    );
    expect(redirect).toBe('https://partner.brand.test/back');
    expect(await useCases.runGuards({ ...root, to: '/account-type' })()).toBeNull();
  });

  it('leads to the error screen, and keeps the session, where the address of the registration is not safe', async () => {
    const registrationUrls = { personal: 'javascript:alert(1)', corporate: 'https://transfer.brand.test/corporate' };
    const { useCases } = makeTestApp({ context: { ...context, settings: { ...context.settings, registrationUrls } } });
    const before = useCases.session.get();
    expect(await useCases.visit.chooseAccountType('Personal')()).toEqual({
      _tag: 'Right',
      right: { _tag: 'Route', to: '/signin/error' },
    });
    expect(useCases.session.get()).toEqual(before);
  });

  it.each(['', 'personal', 'XECD'])('returns NothingChosen for %j', async (typed) => {
    const { useCases } = makeTestApp();
    expect(await useCases.visit.chooseAccountType(typed)()).toEqual({ _tag: 'Left', left: { _tag: 'NothingChosen' } });
  });
});
