import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import { assert, describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { type EventsTestApp, inOrder, openVisit } from '#tests/application/support/eventsTestApp.ts';
import { goTo } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const fresh = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };
const newAccount = { ...fresh, marketing: false, termsVersion: 'terms-1' };

type Flow = ReadonlyArray<(app: EventsTestApp) => Task<unknown>>;

const signInAs =
  (name: string): Flow[number] =>
  ({ useCases }) =>
    useCases.signIn.submit({ email: `${name}@sandbox.test`, password: seedPassword });
const signUpAs = (accountType: 'Personal' | 'Business'): Flow => [
  ({ useCases }) => useCases.signUp.submit({ ...newAccount, accountType }),
  ({ useCases, code }) => useCases.signUp.confirm({ code: code(), password: fresh.password }),
  ({ useCases }) => useCases.signUp.finish(() => undefined),
];
const resetOf = (name: string): Flow => [
  ({ useCases }) => useCases.password.askForReset(`${name}@sandbox.test`),
  ({ useCases, code }) => useCases.password.enterResetCode(code()),
  ({ useCases }) => useCases.password.reset({ code: null, password: 'Fresh-horse-10' }),
];
const verify: Flow[number] = ({ useCases, code }) =>
  useCases.twoFactor.verify({ code: code(), password: null, rememberBrowser: false });
const withCode = (name: string, channel: 'sms' | 'whatsapp' | 'call'): Flow => [
  signInAs(name),
  ({ useCases }) => useCases.twoFactor.sendCode(channel),
  verify,
];

/** A form elsewhere has opened an account of a company, whose person has not confirmed it. */
const openAccount: Flow[number] =
  ({ engine }) =>
  async () => {
    const draft = { ...fresh, accountType: 'Corporate', name: 'New Ltd', state: 'Unconfirmed' } as const;
    assert(E.isRight(engine.createAccount(draft)));
  };
const forgetAccountType: Flow[number] =
  ({ ports }) =>
  async () =>
    ports.session.update((session) => withParts(session, { person: { accountType: null } }));

const business = ['Signed In corporate', 'Redirected XEMT corporate'];
const signedIn = ['Signed In consumer', 'Redirected XEMT consumer'];
const flows: ReadonlyArray<readonly [string, Flow, ReadonlyArray<string>]> = [
  ['a sign-in', [signInAs('personal')], signedIn],
  ['a sign-in of a company', [signInAs('business')], business],
  [
    'a sign-in with an identity provider',
    [
      ({ signInAtProvider }) =>
        () =>
          signInAtProvider('google', 'social@sandbox.test'),
      (app) => () => goTo(app, '/idp/continue'),
    ],
    signedIn,
  ],
  ['a sign-up', signUpAs('Business'), ['Code Sent email', 'Signed Up corporate', 'Redirected XEMT corporate']],
  [
    'a sign-up that another form began',
    [openAccount, ({ useCases }) => useCases.signIn.submit(fresh), ...signUpAs('Personal').slice(1)],
    ['Code Sent email', 'Signed Up corporate', 'Redirected XEMT corporate'],
  ],
  ['a reset', resetOf('personal'), ['Code Sent email', 'Password Reset consumer', 'Redirected XEMT consumer']],
  ['a reset before a code by phone', resetOf('legacy2fa'), ['Code Sent email', 'Password Reset consumer']],
  [
    'a reset with a session before its second factor',
    resetOf('sms2fa'),
    ['Code Sent email', 'Password Reset consumer'],
  ],
  [
    'a changed password',
    [
      signInAs('business'),
      forgetAccountType,
      ({ useCases }) => useCases.password.openChange(),
      ({ useCases, code }) => useCases.password.change({ code: code(), password: 'Fresh-horse-10' }),
    ],
    [...business, 'Code Sent email corporate', 'Password Changed corporate'],
  ],
  [
    'a confirmed change of the email',
    [signInAs('newemail'), ({ useCases, code }) => useCases.email.confirmChange(code())],
    ['Code Sent email', ...signedIn],
  ],
  ...(
    [
      ['sms2fa', 'sms'],
      ['whatsapp2fa', 'whatsapp'],
      ['landline2fa', 'call'],
    ] as const
  ).map(
    ([name, channel]) =>
      [
        `a second factor of ${name}`,
        withCode(name, channel),
        [
          'Signed In consumer',
          `Code Sent ${channel} consumer`,
          `Two Factor Completed ${channel} consumer`,
          'Redirected XEMT consumer',
        ],
      ] as const,
  ),
  [
    'a sign-in that a code by phone completes',
    withCode('legacy2fa', 'sms'),
    ['Code Sent sms consumer', 'Two Factor Completed sms consumer', ...signedIn],
  ],
];

describe('the events of a visit, with the account type', () => {
  it.each(flows)('of %s', async (_name, steps, expected) => {
    const app = await openVisit();
    await inOrder(steps.map((step) => () => step(app)));
    expect(app.labels()).toEqual(expected);
  });

  it('are those of one answer, which two callers share', async () => {
    const { useCases, labels, code } = await openVisit();
    await useCases.signUp.submit({ ...newAccount, accountType: 'Personal' })();
    const confirm = useCases.signUp.confirm({ code: code(), password: null });
    const finish = useCases.signUp.finish(() => undefined);
    for (const calls of [[confirm, confirm], [confirm], [finish, finish]])
      await Promise.all(calls.map((call) => call()));
    expect(labels().filter((label) => label.startsWith('Signed Up'))).toEqual(['Signed Up consumer']);
  });

  it('have no redirect where there is no address to leave for', async () => {
    const settings = { ...context.settings, transferSiteUrl: '' };
    const app = await openVisit({ context: { ...context, settings } });
    await goTo(app, '/');
    expect(await signInAs('personal')(app)()).toMatchObject({ right: { to: '/signin/error' } });
    expect(app.labels()).toEqual(['Signed In consumer']);
  });

  it('are none for a code that was not sent, and for a wrong code', async () => {
    const { useCases, labels } = await openVisit();
    await useCases.password.askForReset('not an address')();
    await useCases.signUp.submit({ ...newAccount, email: 'personal@sandbox.test', accountType: 'Personal' })();
    await useCases.signUp.confirm({ code: '000000', password: seedPassword })();
    expect(labels()).toEqual([]);
  });
});
