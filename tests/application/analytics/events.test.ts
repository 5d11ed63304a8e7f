import type { Task } from 'fp-ts/Task';
import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { type EventsTestApp, openVisit } from '#tests/application/support/eventsTestApp.ts';
import { goTo } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { codeOf } from '#tests/support/codes.ts';

const fresh = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };
const newAccount = { ...fresh, marketing: false, termsVersion: 'terms-1' };

type Flow = ReadonlyArray<(app: EventsTestApp) => Task<unknown>>;

const signInAs =
  (name: string): Flow[number] =>
  ({ useCases }) =>
    useCases.signIn.submit({ email: `${name}@sandbox.test`, password: seedPassword });
const signUpAs = (accountType: 'Personal' | 'Business'): Flow => [
  ({ useCases }) => useCases.signUp.submit({ ...newAccount, accountType }),
  ({ useCases, newest }) => useCases.signUp.confirm({ code: newest(), password: fresh.password }),
  ({ useCases }) => useCases.signUp.finish(() => undefined),
];
const resetOf = (name: string): Flow => [
  ({ useCases }) => useCases.password.askForReset(`${name}@sandbox.test`),
  ({ useCases, newest }) => useCases.password.enterResetCode(newest()),
  ({ useCases }) => useCases.password.reset({ code: null, password: 'Fresh-horse-10' }),
];
const withCode = (name: string, channel: 'sms' | 'call'): Flow => [
  signInAs(name),
  ({ useCases }) => useCases.twoFactor.sendCode(channel),
  ({ useCases, newest }) => useCases.twoFactor.verify({ code: newest(), password: null, rememberBrowser: false }),
];

/** A form elsewhere has opened an account of a company, whose person has not confirmed it. */
const openAccount: Flow[number] =
  ({ engine }) =>
  async () =>
    engine.createAccount({ ...fresh, accountType: 'Corporate', name: 'New Ltd', state: 'Unconfirmed' });
const forgetAccountType: Flow[number] =
  ({ ports }) =>
  async () =>
    ports.session.update((session) => withParts(session, { person: { accountType: null } }));

const business = ['Signed In', 'Redirected XEMT corporate'];
const signedIn = ['Signed In', 'Redirected XEMT consumer'];
const flows: ReadonlyArray<readonly [string, Flow, ReadonlyArray<string>]> = [
  ['a sign-in', [signInAs('personal')], signedIn],
  [
    'a sign-in with an identity provider',
    [(app) => () => app.signInAtProvider('google', 'social@sandbox.test').then(() => goTo(app, '/idp/continue'))],
    ['Signed In consumer', 'Redirected XEMT consumer'],
  ],
  ['a sign-up', signUpAs('Business'), ['Code Sent email', 'Signed Up', 'Redirected XEMT corporate']],
  [
    'a sign-up that another form began',
    [openAccount, ({ useCases }) => useCases.signIn.submit(fresh), ...signUpAs('Personal').slice(1)],
    ['Code Sent email', 'Signed Up', 'Redirected XEMT corporate'],
  ],
  ['a reset', resetOf('personal'), ['Code Sent email', 'Password Reset', 'Redirected XEMT consumer']],
  ['a reset before a code by phone', resetOf('legacy2fa'), ['Code Sent email', 'Password Reset']],
  ['a reset in a session before its code', resetOf('sms2fa'), ['Code Sent email', 'Password Reset']],
  [
    'a changed password',
    [
      signInAs('business'),
      forgetAccountType,
      ({ useCases }) => useCases.password.openChange(),
      ({ useCases, newest }) => useCases.password.change({ code: newest(), password: 'Fresh-horse-10' }),
    ],
    [...business, 'Code Sent email corporate', 'Password Changed corporate'],
  ],
  [
    'a confirmed change of the email',
    [signInAs('newemail'), ({ useCases, newest }) => useCases.email.confirmChange(newest())],
    ['Code Sent email', ...signedIn],
  ],
  [
    'a second factor by call',
    withCode('landline2fa', 'call'),
    ['Signed In', 'Code Sent call consumer', 'Two Factor Completed call consumer', 'Redirected XEMT consumer'],
  ],
  [
    'a sign-in that a code by phone completes',
    withCode('legacy2fa', 'sms'),
    ['Code Sent sms consumer', 'Two Factor Completed sms consumer', 'Signed In consumer', 'Redirected XEMT consumer'],
  ],
];

describe('the events of a visit, with the account type that is known by then', () => {
  it.each(flows)('of %s', async (_name, steps, expected) => {
    const app = await openVisit();
    for (const step of steps) await step(app)();
    expect(app.labels()).toEqual(expected);
  });

  it('have no redirect where there is no address to leave for', async () => {
    const settings = { ...context.settings, transferSiteUrl: '' };
    const app = await openVisit({ context: { ...context, settings } });
    await goTo(app, '/');
    expect(await signInAs('personal')(app)()).toMatchObject({ right: { to: '/signin/error' } });
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
