import { describe, expect, it } from 'vitest';
import { eventProperties } from '#domain/analytics/eventProperties.ts';
import * as acts from '#tests/application/session/signInActs.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, signIn } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const fresh = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };

/** A visit from a partner, and each event with its data and the account type that analytics gets, as a text. */
const openVisit = async (options: Parameters<typeof makeTestApp>[0] = {}) => {
  const app = makeTestApp(options);
  const labels: string[] = [];
  app.ports.analyticsEvents.subscribe(({ event, visitor }) => {
    if (!('name' in event)) return;
    const { accountType } = eventProperties(event, { ...visitor, brand: 'xe', recordingUrl: null });
    labels.push([...Object.values(event), accountType].filter((part) => part !== undefined).join(' '));
  });
  await goTo(app, '/', fromPartner);
  return { ...app, labels: () => labels };
};

const [sent, left, leftBusiness] = ['Code Sent email', 'Redirected XEMT consumer', 'Redirected XEMT corporate'];
const byEmail = [`${sent} consumer`, 'Two Factor Completed email consumer'];

describe('the events of a visit, with the account type that is known by then', () => {
  it.each<[string, acts.Act, ReadonlyArray<string>]>([
    ['a sign-in', acts.signsIn, ['Signed In', left]],
    ['a reset', acts.resets, [sent, 'Password Reset', left]],
    ['a sign-up', acts.signsUp, [sent, 'Signed Up', leftBusiness]],
    ['a confirmed change of the email', acts.changesEmail, [sent, 'Signed In', left]],
    ['a second factor', acts.givesFactor, ['Signed In', ...byEmail, left]],
    ['a chosen account', acts.selects, ['Signed In', 'Account Selected 3 corporate', leftBusiness]],
    ['a changed password', acts.changesPassword, ['Signed In', `${sent} consumer`, 'Password Changed consumer', left]],
    ['a press on "Continue"', acts.continues, [left]],
  ])('of %s', async (_name, act, expected) => {
    const app = await openVisit();
    await (
      await act(app)
    )();
    expect(app.labels()).toEqual(expected);
  });

  it.each([
    ['a sign-in', 'Unreachable', acts.signsIn, []],
    ['a chosen account', 'Unreachable', acts.selects, []],
    ['a chosen account', 'TwoFactorIncomplete', acts.selects, [`${sent} consumer`]],
  ] as const)('of %s whose tokens meet %s', async (...[, _tag, act, expected]) => {
    const app = await openVisit();
    const press = await act(app);
    app.breaks('tokens', { _tag });
    await press();
    expect(app.labels()).toEqual(['Signed In', ...expected]);
  });

  it.each(['Signed Up', 'Password Reset'])('of an act before its second factor: %s', async (name) => {
    const { useCases, labels, newest, engine } = await openVisit();
    const isNew = name === 'Signed Up';
    const state = isNew ? 'Unconfirmed' : 'Active';
    engine.createAccount({ ...fresh, accountType: 'Corporate', name: 'New Ltd', state, twoFactor: 'BeforeSignIn' });
    await (isNew ? useCases.signIn.submit(fresh) : useCases.password.askForReset(fresh.email))();
    const typed = { code: newest(), password: isNew ? fresh.password : 'Other-horse-10' };
    await (isNew ? useCases.signUp.confirm(typed) : useCases.password.reset(typed))();
    await useCases.twoFactor.verify({ code: newest(), password: null, rememberBrowser: false })();
    const verified = ['Two Factor Completed email corporate', 'Signed In corporate', leftBusiness];
    expect(labels()).toEqual([sent, name, `${sent} corporate`, ...verified]);
  });

  it('have no redirect where there is no address to leave for', async () => {
    const app = await openVisit({ context: { ...context, settings: { ...context.settings, transferSiteUrl: '' } } });
    await goTo(app, '/');
    expect(await signIn(app, 'personal')).toMatchObject({ right: { to: '/signin/error' } });
    expect(app.labels()).toEqual(['Signed In']);
  });
});

describe('a sign-in with an identity provider whose tokens are refused because the second factor is missing', () => {
  it.each([
    ['is tracked before the profile has named the account type', 'social2fa', null],
    ['is not tracked where the session is another person’s', 'stranger', null],
    ['is not tracked where its person cannot be read', 'social2fa', { _tag: 'ServiceFailed' }],
  ] as const)('%s', async (_what, name, profileFault) => {
    const app = await openVisit();
    app.breaks('tokens', { _tag: 'TwoFactorIncomplete' });
    app.breaks('profile', profileFault);
    const account = { ...fresh, email: 'social2fa@sandbox.test', accountType: 'Corporate' } as const;
    app.engine.createAccount({ ...account, providers: ['google'], twoFactor: 'Required' });
    await app.signInAtProvider('google', account.email);
    if (name === 'stranger') await app.signInAtProvider('google', 'stranger@sandbox.test');
    await goTo(app, '/idp/continue');
    const isTracked = name === 'social2fa' && profileFault === null;
    expect(app.labels()).toEqual(isTracked ? ['Signed In', `${sent} corporate`] : []);
  });
});
