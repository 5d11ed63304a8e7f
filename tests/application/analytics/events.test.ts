import { describe, expect, it } from 'vitest';
import { eventProperties } from '#domain/analytics/eventProperties.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, signIn } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { codeOf } from '#tests/support/codes.ts';

const fresh = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };
const newAccount = { ...fresh, marketing: false, termsVersion: 'terms-1' };

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

type Step = (app: TestApp) => unknown;

const signInAs =
  (name: string): Step =>
  (app) =>
    signIn(app, name);
const signInAsNew: Step = ({ useCases }) => useCases.signIn.submit(fresh)();
const atProvider: Step = async (app) => {
  await app.signInAtProvider('google', 'social@sandbox.test');
  await goTo(app, '/idp/continue');
};
const selectAccount: Step = ({ useCases: { signIn: ofSignIn, session } }) => {
  const chosen = session.get().person.linkedAccounts.find(({ accountType }) => accountType === 'Business');
  return chosen && ofSignIn.selectAccount(chosen.profileId)();
};
const confirmEmail: Step = ({ useCases, newest }) => useCases.email.confirmChange(newest())();
const submitSignUp: Step = ({ useCases }) => useCases.signUp.submit({ ...newAccount, accountType: 'Business' })();
const confirmSignUp: Step = ({ useCases, newest }) =>
  useCases.signUp.confirm({ code: newest(), password: fresh.password })();
const finishSignUp: Step = ({ useCases }) => useCases.signUp.finish(() => undefined)();
const resetOf = (email: string): ReadonlyArray<Step> => [
  ({ useCases }) => useCases.password.askForReset(email)(),
  ({ useCases, newest }) => useCases.password.reset({ code: newest(), password: 'Other-horse-10' })(),
];
const forgetAccountType: Step = ({ ports }) =>
  ports.session.update((session) => withParts(session, { person: { accountType: null } }));
const changePassword: ReadonlyArray<Step> = [
  ({ useCases }) => useCases.password.openChange()(),
  ({ useCases, newest }) => useCases.password.change({ code: newest(), password: 'Fresh-horse-10' })(),
];
const sendBySms: Step = ({ useCases }) => useCases.twoFactor.sendCode('sms')();
const sendByCall: Step = ({ useCases }) => useCases.twoFactor.sendCode('call')();
const verify: Step = ({ useCases, newest }) =>
  useCases.twoFactor.verify({ code: newest(), password: null, rememberBrowser: false })();
const loseTokens: Step = ({ breaks }) => breaks('tokens', { _tag: 'Unreachable' });
const refuseTokens: Step = ({ breaks }) => breaks('tokens', { _tag: 'TwoFactorIncomplete' });

/** A form elsewhere has opened an account of a company, which gives a second factor. */
const openAccount =
  (state: 'Active' | 'Unconfirmed'): Step =>
  ({ engine }) =>
    engine.createAccount({ ...fresh, accountType: 'Corporate', name: 'New Ltd', state, twoFactor: 'BeforeSignIn' });

const [sent, left, leftBusiness] = ['Code Sent email', 'Redirected XEMT consumer', 'Redirected XEMT corporate'];
const selected = 'Account Selected 3 corporate';
const corporate = ['Two Factor Completed email corporate', 'Signed In corporate', leftBusiness];
const bySms = ['Code Sent sms consumer', 'Two Factor Completed sms consumer', 'Signed In consumer', left];
const byCall = ['Signed In', 'Code Sent call consumer', 'Two Factor Completed call consumer', left];
const changed = ['Code Sent email corporate', 'Password Changed corporate'];

describe('the events of a visit, with the account type that is known by then', () => {
  it.each<[string, ReadonlyArray<Step>, ReadonlyArray<string>]>([
    ['a sign-in', [signInAs('personal')], ['Signed In', left]],
    ['a sign-in whose tokens fail', [loseTokens, signInAs('personal')], ['Signed In']],
    ['a sign-in with an identity provider', [atProvider], ['Signed In consumer', left]],
    ['a sign-up', [submitSignUp, confirmSignUp, finishSignUp], [sent, 'Signed Up', leftBusiness]],
    [
      'a sign-up before its second factor',
      [openAccount('Unconfirmed'), signInAsNew, confirmSignUp, verify],
      [sent, 'Signed Up', `${sent} corporate`, ...corporate],
    ],
    ['a reset', resetOf('personal@sandbox.test'), [sent, 'Password Reset', left]],
    [
      'a reset before its second factor',
      [openAccount('Active'), ...resetOf(fresh.email), verify],
      [sent, 'Password Reset', `${sent} corporate`, ...corporate],
    ],
    [
      'a changed password',
      [signInAs('business'), forgetAccountType, ...changePassword],
      ['Signed In', leftBusiness, ...changed],
    ],
    ['a confirmed change of the email', [signInAs('newemail'), confirmEmail], [sent, 'Signed In', left]],
    ['a chosen account', [signInAs('linked'), selectAccount], ['Signed In', selected, leftBusiness]],
    ['a chosen account without an answer', [signInAs('linked'), loseTokens, selectAccount], ['Signed In']],
    [
      'a chosen account before its second factor',
      [signInAs('linked'), refuseTokens, selectAccount],
      ['Signed In', `${sent} consumer`],
    ],
    ['a second factor by call', [signInAs('landline2fa'), sendByCall, verify], byCall],
    ['a sign-in that a code by phone completes', [signInAs('legacy2fa'), sendBySms, verify], bySms],
  ])('of %s', async (_name, steps, expected) => {
    const app = await openVisit();
    for (const step of steps) await step(app);
    expect(app.labels()).toEqual(expected);
  });

  it('have no redirect where there is no address to leave for', async () => {
    const app = await openVisit({ context: { ...context, settings: { ...context.settings, transferSiteUrl: '' } } });
    await goTo(app, '/');
    expect(await signIn(app, 'personal')).toMatchObject({ right: { to: '/signin/error' } });
    expect(app.labels()).toEqual(['Signed In']);
  });

  it('are none for a code that was not sent, and for a wrong code', async () => {
    const { useCases, labels } = await openVisit();
    await useCases.password.askForReset('not an address')();
    await useCases.signUp.submit({ ...newAccount, email: 'personal@sandbox.test', accountType: 'Personal' })();
    await useCases.signUp.confirm({ code: codeOf('0'), password: seedPassword })();
    expect(labels()).toEqual([]);
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
