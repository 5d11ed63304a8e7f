import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { newSession } from '#domain/session/newSession.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { exchange, leftFor, verifier, withChallenge } from '#tests/application/support/partnerCode.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { goTo, leavesFor, openVisit, signIn } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const missing = 'Missing redirectUrl: the transfer site is used';

/** Creates an account, up to the call that finishes the sign-up. */
const signUp = async ({ useCases, newest }: TestApp) => {
  const account = { email: 'ada@example.test', password: seedPassword, accountType: 'Business' } as const;
  await useCases.signUp.submit({ ...account, marketing: false, termsVersion: '1' })();
  await useCases.signUp.confirm({ code: newest(), password: null })();
  return useCases.signUp.finish(() => undefined);
};

describe('a state and a challenge without a redirect address', () => {
  const refused = { redirect_uri: 'https://evil.test' };
  it.each<[string, [Record<string, string>, string | null], [string | null, 'Left' | 'Right']]>([
    ['go to the transfer site, whose code can be exchanged with its verifier', [{}, verifier], ['s1', 'Right']],
    ['and not without it', [{}, null], ['s1', 'Left']],
    ['go nowhere from a visit whose redirect address was refused', [refused, null], [null, 'Right']],
  ])('%s', async (_what, [address, codeVerifier], [state, _tag]) => {
    const tab = await openVisit(undefined, await withChallenge(address));
    const site = leftFor(await signIn(tab, 'personal'));
    expect([site.origin, site.searchParams.get('state')]).toEqual(['https://transfer.brand.test', state]);
    expect(await exchange(tab, site, codeVerifier)).toMatchObject({ _tag });
  });
});

describe('a visit without a redirect address', () => {
  it('leaves for the transfer site after a sign-in; the call and the redirect log it', async () => {
    const app = makeTestApp();
    expect(await signIn(app, 'personal')).toEqual(leavesFor(/^https:\/\/transfer\.brand\.test\?code=/));
    expect(app.errors()).toEqual(['Missing platform: the default of the brand is used', missing, missing]);
  });

  it('leaves for the registration after a sign-up, without a state or a verifier, which is no reason to log', async () => {
    const tab = await openVisit(undefined, await withChallenge());
    const finish = await signUp(tab);
    const before = tab.errors();
    const site = leftFor(await finish());
    expect([site.pathname, site.searchParams.has('state')]).toEqual(['/corporate-registration', false]);
    expect(await exchange(tab, site, null)).toMatchObject({ _tag: 'Right' });
    expect(tab.errors()).toEqual(before);
  });
});

describe('chooseAccountType', () => {
  it('leads to the registration, removes the person and the OAuth values, and lets Back return to the choice', async () => {
    const app = await openVisit();
    await app.signInAtProvider('google', 'stranger@sandbox.test');
    await goTo(app, '/idp/continue');
    const { userLocale, visit } = app.session();
    expect(await app.useCases.visit.chooseAccountType('Personal')()).toEqual(
      E.right({ _tag: 'ExternalSite', url: 'https://transfer.brand.test/personal-registration' }),
    );
    expect(app.session().typed.accountType).toBe('Personal');
    app.goAway();
    const progress = { idpSession: 'NoAccount' } as const;
    expect(app.session()).toEqual(withParts(newSession, { userLocale, visit, progress, hasLeft: true }));
    expect(await goTo(app, '/account-type')).toBeNull();
  });

  it('leads to the error screen, and keeps the session, where the address of the registration is not safe', async () => {
    const registrationUrls = { personal: 'javascript:alert(1)', corporate: 'https://transfer.brand.test/corporate' };
    const { useCases } = makeTestApp({ context: { ...context, settings: { ...context.settings, registrationUrls } } });
    const before = useCases.session.get();
    expect(await useCases.visit.chooseAccountType('Personal')()).toEqual(E.right(toRoute('/signin/error')));
    expect(useCases.session.get()).toEqual(before);
  });

  it('returns NothingChosen for another type', async () => {
    const { useCases } = makeTestApp();
    expect(await useCases.visit.chooseAccountType('XECD')()).toEqual(E.left({ _tag: 'NothingChosen' }));
  });
});
