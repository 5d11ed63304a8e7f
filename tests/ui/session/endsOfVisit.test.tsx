import { act, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
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
import { back, fromPartner, href, openEnd, openEndWithoutHelp } from './openEnd.tsx';

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

type End = {
  readonly heading: string;
  readonly screen: ReactNode;
  readonly own: ReadonlyArray<string>;
  readonly prepare?: (app: TestApp) => void;
};

describe.each<End>([
  { heading: 'This account is closed', screen: <ClosedScreen />, own: otherAccount },
  { heading: 'Your account is locked', screen: <LockedScreen />, own: locked },
  { heading: "We couldn't sign you in", screen: <SignInErrorScreen />, own: tryAgain },
  { heading: "We couldn't create your account", screen: <SignUpErrorScreen />, own: tryAgain },
  { heading: "We couldn't reset your password", screen: <ResetErrorScreen />, own: tryAgain },
  { heading: 'Two-step verification is locked', screen: <TwoFactorLockedScreen />, own: otherAccount },
  {
    heading: "Two-step verification can't be set up",
    screen: <TwoFactorLockedScreen />,
    own: otherAccount,
    prepare: setupDisabled,
  },
])('$heading', ({ heading, screen, own, prepare }) => {
  it('leads back to the partner that requested the visit, last', async () => {
    const { page } = await openEnd(screen, fromPartner, prepare);
    expect(page.querySelector('h1')?.textContent).toBe(heading);
    expect(controls(page)).toEqual([...own, `link ${back}`]);
  });

  it('leads back to no site if none requested the visit', async () => {
    for (const query of ['', '?redirect_uri=https://evil.test']) {
      const { page, app } = await openEnd(screen, query, prepare);
      expect(app.useCases.session.get().visit.redirect).toBe('https://transfer.brand.test');
      expect(controls(page)).toEqual(own);
    }
  });
});

describe('"Use a different account"', () => {
  it.each([
    ['the closed page', <ClosedScreen key="closed" />],
    ['the page of the locked second factor', <TwoFactorLockedScreen key="2fa" />],
  ])('on %s is the primary action where there is no help centre', async (_name, screen) => {
    const { page } = await openEndWithoutHelp(screen);
    expect(controls(page)).toEqual(['button Use a different account (primary)']);
  });

  it.each([
    ['the closed page', <ClosedScreen key="closed" />],
    ['the page of the locked second factor', <TwoFactorLockedScreen key="2fa" />],
  ])('on %s ends the session, and the partner stays', async (_name, screen) => {
    const view = await openEnd(screen, fromPartner);
    const { useCases, ports } = view.app;
    await useCases.signIn.submit({ email: 'locked2fa@sandbox.test', password: seedPassword })();
    await act(async () => controlNamed(view.page, 'Use a different account').click());
    expect(useCases.session.get()).toMatchObject({
      typed: { email: null },
      visit: { redirect: href },
      oAuth: { state: 'secret-state' },
    });
    expect(await ports.identity.authenticationStatus()).toEqual({ _tag: 'Right', right: false });
  });

  it('keeps the words of the page until the browser shows another one', async () => {
    const view = await openEnd(<TwoFactorLockedScreen />, fromPartner, setupDisabled);
    await act(async () => controlNamed(view.page, 'Use a different account').click());
    expect(view.app.useCases.session.get().twoFactor.status).toBe('Enrolled');
    expect(view.page.querySelector('h1')?.textContent).toBe("Two-step verification can't be set up");
  });
});
