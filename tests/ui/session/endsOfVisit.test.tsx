import { act, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { controlNamed } from '#tests/ui/renderView.tsx';
import {
  ClosedScreen,
  LockedScreen,
  ResetErrorScreen,
  SignInErrorScreen,
  SignUpErrorScreen,
  TwoFactorLockedScreen,
} from '#ui/session/EndScreens.tsx';
import { back, href, openEnd } from './openEnd.tsx';

const controls = (page: HTMLElement): ReadonlyArray<string> =>
  [...page.querySelectorAll('a, button')].map(({ tagName, className, textContent }) => {
    const role = tagName === 'A' ? 'link' : 'button';
    return `${role} ${textContent}${className.includes('primary') ? ' (primary)' : ''}`;
  });

const setupDisabled = ({ ports }: TestApp): void =>
  void ports.session.update(inTwoFactor((before) => ({ ...before, status: 'SetupDisabled' })));

const tryAgain = ['button Try again (primary)', 'link Get help'];
const otherAccount = ['link Get help (primary)', 'button Use a different account'];
const locked = ['link Reset your password (primary)', 'link Get help'];
const cannotSetUp = "Two-step verification can't be set up";

type End = { readonly screen: ReactNode; readonly prepare?: (app: TestApp) => void };

it.each<[string, ReadonlyArray<string>, End]>([
  ['This account is closed', otherAccount, { screen: <ClosedScreen /> }],
  ['Your account is locked', locked, { screen: <LockedScreen /> }],
  ["We couldn't sign you in", tryAgain, { screen: <SignInErrorScreen /> }],
  ["We couldn't create your account", tryAgain, { screen: <SignUpErrorScreen /> }],
  ["We couldn't reset your password", tryAgain, { screen: <ResetErrorScreen /> }],
  ['Two-step verification is locked', otherAccount, { screen: <TwoFactorLockedScreen /> }],
  [cannotSetUp, otherAccount, { screen: <TwoFactorLockedScreen />, prepare: setupDisabled }],
])(
  '"%s" leads back to the partner that requested the visit, last, and to no other site',
  async (heading, own, { screen, prepare }) => {
    const { page } = await openEnd(screen, { prepare });
    expect(page.querySelector('h1')?.textContent).toBe(heading);
    expect(controls(page)).toEqual([...own, `link ${back}`]);
    for (const query of ['', '?redirect_uri=https://evil.test']) {
      const view = await openEnd(screen, { query, prepare });
      expect(view.app.useCases.session.get().visit.redirect).toBe('https://transfer.brand.test');
      expect(controls(view.page)).toEqual(own);
    }
  },
);

const leadOf = (page: HTMLElement): string | undefined => page.querySelector('h1 + p')?.textContent;

const refuse =
  (name: string) =>
  ({ useCases }: TestApp): Promise<unknown> =>
    useCases.signIn.submit({ email: `${name}@sandbox.test`, password: seedPassword })();

describe('the account of an end', () => {
  const closed = 'If you think this is a mistake, our help team can look into it.';
  const unlock = 'To use it again, reset your password or ask us for help.';

  it.each<[string, () => ReactNode, string]>([
    ['closed', ClosedScreen, `closed@sandbox.test is closed. ${closed}`],
    ['locked', LockedScreen, `We locked locked@sandbox.test to keep your money safe. ${unlock}`],
    [
      'locked2fa',
      TwoFactorLockedScreen,
      'We locked it for locked2fa@sandbox.test to keep your money safe. Our help team can unlock it for you.',
    ],
    [
      'disabled2fa',
      TwoFactorLockedScreen,
      "It can't be set up for disabled2fa@sandbox.test at the moment. Our help team can tell you more.",
    ],
  ])('is named as it was typed: %s', async (name, Screen, words) => {
    const { page } = await openEnd(<Screen />, { prepare: refuse(name) });
    expect(leadOf(page)).toBe(words);
    expect(page.querySelector('h1 + p [translate="no"]')?.textContent).toBe(`${name}@sandbox.test`);
  });

  it.each<[string, Partial<AccountDraft>, () => ReactNode]>([
    ['closed', { state: 'Closed' }, ClosedScreen],
    ['locked', { state: 'Locked' }, LockedScreen],
    ['two-factor', { twoFactor: 'Required', phone: '+447700900109', twoFactorStatus: 'Locked' }, TwoFactorLockedScreen],
  ])('is named in its own letters, where its domain is sent in others: %s', async (_end, draft, Screen) => {
    const email = 'ada@müller.example';
    const prepare = async ({ engine, useCases: { signIn } }: TestApp): Promise<void> => {
      engine.createAccount({ email, password: seedPassword, accountType: 'Personal', ...draft });
      signIn.storeTypedEmail(email);
      await signIn.submit({ email, password: seedPassword })();
    };
    const { page } = await openEnd(<Screen />, { prepare });
    expect(page.querySelector('h1 + p [translate="no"]')?.textContent).toBe(email);
  });

  it.each<[string, () => ReactNode, string]>([
    ['locked', ClosedScreen, `You can no longer sign in to it. ${closed}`],
    ['closed', LockedScreen, `We locked it to keep your money safe. ${unlock}`],
    ['personal', ClosedScreen, `You can no longer sign in to it. ${closed}`],
  ])('is not named where the service did not say so of it: %s', async (name, Screen, words) => {
    const { page } = await openEnd(<Screen />, { prepare: refuse(name) });
    expect(leadOf(page)).toBe(words);
  });

  it('is no longer named once another one was tried, whatever "Back" shows', async () => {
    const prepare = async (app: TestApp): Promise<void> => {
      await refuse('closed')(app);
      await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Wrong-horse-9' })();
    };
    const { page } = await openEnd(<ClosedScreen />, { prepare });
    expect(page.textContent).not.toContain('@sandbox.test');
  });
});

describe('"Use a different account"', () => {
  it('ends the session, and keeps the partner, and the words of the page until the browser shows another one', async () => {
    const { app, page } = await openEnd(<TwoFactorLockedScreen />, { prepare: setupDisabled });
    const { useCases, ports } = app;
    await act(async () => void (await refuse('disabled2fa')(app)));
    await act(async () => controlNamed(page, 'Use a different account').click());
    expect(useCases.session.get()).toMatchObject({
      typed: { email: null },
      visit: { redirect: href },
      oAuth: { state: 'secret-state' },
      twoFactor: { status: 'Enrolled' },
    });
    expect(await ports.identity.isSignedIn()).toEqual({ _tag: 'Right', right: false });
    expect(page.querySelector('h1')?.textContent).toBe(cannotSetUp);
  });
});
