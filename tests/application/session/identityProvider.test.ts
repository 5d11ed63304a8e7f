import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import {
  answering,
  clientAt,
  fromPartner,
  goTo,
  openVisit,
  partnerAddress,
  type Replace,
  signIn,
  signInElsewhere,
  withNamelessTokens,
} from '#tests/application/support/visits.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';

const [stranger, social] = ['stranger@sandbox.test', 'social@sandbox.test'];
const atContinue = toRoute('/continue');
const goBack = (app: Pick<TestApp, 'useCases'>) => goTo(app, '/idp/continue');
const statusOf = (email: string | null, more: { authenticated?: boolean; accountExists?: boolean } = {}): Replace =>
  answering(() => ({ providerStatus: TE.right({ authenticated: true, accountExists: true, email, ...more }) }));

describe('a sign-in with an identity provider', () => {
  it.each([
    ['an account with a password', 'personal@sandbox.test', '/idp/existing'],
    ['no account', stranger, '/account-type'],
    ['no answer of the provider', null, '/signin/error'],
  ] as const)('leads somebody with %s on', async (_what, email, screen) => {
    const app = await openVisit();
    await app.signInAtProvider('apple', email);
    expect(await goBack(app)).toEqual(toRoute(screen));
    expect(app.session()).toMatchObject({ typed: { email }, visit: { redirect: 'https://partner.brand.test/back' } });
  });

  it.each([
    ['the provider names no email', statusOf(null, { accountExists: false })],
    ['the tokens name no email', withNamelessTokens],
  ])('asks by name where %s', async (_what, replace) => {
    const app = await openVisit(replace);
    await app.signInAtProvider('google', social);
    expect(await goBack(app)).toEqual(atContinue);
    expect(app.session().person.signedInAs?.email).toBe(social);
  });

  it('forgets the email that was typed where the provider names none for an account', async () => {
    const app = await openVisit(statusOf(null));
    app.breaks('signIn', { _tag: 'WrongCredentials' });
    await signIn(app, 'business');
    expect(await goBack(app)).toEqual(toRoute('/idp/existing'));
    expect(app.session().typed.email).toBeNull();
  });

  it.each(['providerStatus', 'isSignedIn', 'tokens'] as const)('leads to the error screen without %s', async (call) => {
    const app = await openVisit();
    await app.signInAtProvider('google', social);
    app.breaks(call, { _tag: 'Unreachable' });
    expect(await goBack(app)).toEqual(toRoute('/signin/error'));
  });

  it.each<[string, Replace]>([
    ['', () => ({})],
    [' with tokens that name nobody', withNamelessTokens],
    [' with a missing second factor', answering(() => ({ tokens: () => TE.left({ _tag: 'TwoFactorIncomplete' }) }))],
  ])('does not take the email beside the session of another person%s', async (_what, replace) => {
    const app = await openVisit(replace);
    await signIn(app, 'business');
    await app.signInAtProvider('google', stranger);
    await goBack(app);
    expect(app.session().progress.idpSession).toBe('Unproven');
    expect(app.session().typed.email).not.toBe(stranger);
  });

  it('does not take the email of a sign-in that the provider did not complete', async () => {
    const app = await openVisit(statusOf(stranger, { authenticated: false }));
    expect(await goBack(app)).toEqual(toRoute('/signin/error'));
    expect(app.session()).toMatchObject({ progress: { idpSession: 'Failed' }, typed: { email: null } });
  });
});

describe('the page of the return from a provider, in a session', () => {
  const openWith = async (more: Partial<Ports> = {}): Promise<TestApp> => {
    const app = await openVisit((ports) => ({ ...statusOf('personal@sandbox.test')(ports), ...more }));
    await signInElsewhere(app, 'personal');
    return app;
  };

  it('asks by name where this tab sent nobody to the provider', async () => {
    const app = await openWith();
    for (const _ of [1, 2]) expect(await goBack(app)).toEqual(atContinue);
    expect(app.session()).toMatchObject({ progress: { idpSession: 'Unproven' }, person: { confirmed: null } });
  });

  it('is no page that is shown again, from the back-forward cache for example', async () => {
    const pageReturns = makeMemoryPageReturns();
    const app = await openWith({ pageReturns });
    await app.useCases.signIn.startSocial('google')();
    pageReturns.comeBack();
    expect(await goBack(app)).toEqual(atContinue);
  });

  it('asks by name after a return that failed, until this tab asks again', async () => {
    const app = await openWith();
    await app.useCases.signIn.startSocial('google')();
    app.breaks('providerStatus', { _tag: 'Unreachable' });
    expect(await goBack(app)).toEqual(toRoute('/signin/error'));
    expect(await goBack(app)).toEqual(atContinue);
    await app.useCases.signIn.startSocial('google')();
    expect(await goBack(app)).toEqual(clientAt(partnerAddress));
  });
});

describe('a new sign-in that the partner wants', () => {
  it.each<[string, (app: TestApp) => unknown, boolean]>([
    ['is one at a provider', (app) => app.signInAtProvider('google', social), true],
    ['is none there with the same cookie', () => undefined, false],
  ])('%s', async (_what, signInThere, isOne) => {
    const app = await openVisit(isOne ? undefined : statusOf(social), `${fromPartner}&prompt=login`);
    await signInElsewhere(app, 'social');
    await app.useCases.signIn.startSocial('google')();
    await signInThere(app);
    const led = await goBack(app);
    expect(led?._tag === 'ClientRedirect').toBe(isOne);
    expect(app.session().person.confirmed === null).toBe(!isOne);
  });
});
