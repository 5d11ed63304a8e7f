import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { signIn } from '#tests/application/support/visits.ts';
import * as ends from '#ui/session/EndScreens.tsx';
import { back, openEnd } from './openEnd.tsx';

const controls = (page: HTMLElement): ReadonlyArray<string> =>
  [...page.querySelectorAll('a, button')].map(({ tagName, className, textContent }) => {
    const role = tagName === 'A' ? 'link' : 'button';
    return `${role} ${textContent}${className.includes('primary') ? ' (primary)' : ''}`;
  });

const setupDisabled = ({ ports }: TestApp): void =>
  void ports.session.update(inTwoFactor((before) => ({ ...before, status: 'SetupDisabled' })));

const refused =
  (name: string) =>
  (app: TestApp): Promise<unknown> =>
    signIn(app, name);

const tryAgain = ['button Try again (primary)', 'link Get help'];
const otherAccount = ['link Get help (primary)', 'button Use a different account'];
const locked = ['link Reset your password (primary)', 'link Get help'];
const cannotSetUp = "Two-step verification can't be set up";

describe('the end of a visit', () => {
  it.each<[string, ReadonlyArray<string>, () => ReactNode, ((app: TestApp) => void)?]>([
    ['This account is closed', otherAccount, ends.ClosedScreen],
    ['Your account is locked', locked, ends.LockedScreen],
    ["We couldn't sign you in", tryAgain, ends.SignInErrorScreen],
    ["We couldn't create your account", tryAgain, ends.SignUpErrorScreen],
    ["We couldn't reset your password", tryAgain, ends.ResetErrorScreen],
    ['Two-step verification is locked', otherAccount, ends.TwoFactorLockedScreen],
    [cannotSetUp, otherAccount, ends.TwoFactorLockedScreen, setupDisabled],
  ])('"%s" leads back to the partner that requested the visit, last', async (...row) => {
    const [heading, own, Screen, prepare] = row;
    const { page } = await openEnd(<Screen />, prepare);
    expect(page.querySelector('h1')?.textContent).toBe(heading);
    expect(controls(page)).toEqual([...own, `link ${back}`]);
  });

  it.each(['', '?redirect_uri=https://evil.test'])('leads back to no site of its own accord: "%s"', async (query) => {
    const { app, page } = await openEnd(<ends.ClosedScreen />, undefined, query);
    expect(app.session().visit.redirect).toBe('https://transfer.brand.test');
    expect(controls(page)).toEqual(otherAccount);
  });
});

const leadOf = (page: HTMLElement): string | undefined => page.querySelector('h1 + p')?.textContent;

describe('the account of an end', () => {
  const closed = 'If you think this is a mistake, our help team can look into it.';
  const unlock = 'To use it again, reset your password or ask us for help.';

  it.each<[string, () => ReactNode, string]>([
    ['closed', ends.ClosedScreen, `closed@sandbox.test is closed. ${closed}`],
    ['locked', ends.LockedScreen, `We locked locked@sandbox.test to keep your money safe. ${unlock}`],
    [
      'locked2fa',
      ends.TwoFactorLockedScreen,
      'We locked it for locked2fa@sandbox.test to keep your money safe. Our help team can unlock it for you.',
    ],
    [
      'disabled2fa',
      ends.TwoFactorLockedScreen,
      "It can't be set up for disabled2fa@sandbox.test at the moment. Our help team can tell you more.",
    ],
  ])('is named, and not translated: %s', async (name, Screen, words) => {
    const { page } = await openEnd(<Screen />, refused(name));
    expect(leadOf(page)).toBe(words);
    expect(page.querySelector('h1 + p [translate="no"]')?.textContent).toBe(`${name}@sandbox.test`);
  });

  it.each<[string, () => ReactNode, string]>([
    ['locked', ends.ClosedScreen, `You can no longer sign in to it. ${closed}`],
    ['closed', ends.LockedScreen, `We locked it to keep your money safe. ${unlock}`],
  ])('is not named where the service did not say so of it: %s', async (name, Screen, words) => {
    const { page } = await openEnd(<Screen />, refused(name));
    expect(leadOf(page)).toBe(words);
  });

  it('is no longer named once another one was tried, whatever "Back" shows', async () => {
    const { page } = await openEnd(<ends.ClosedScreen />, async (app) => {
      await signIn(app, 'closed');
      await signIn(app, 'personal', 'Wrong-horse-9');
    });
    expect(leadOf(page)).toBe(`You can no longer sign in to it. ${closed}`);
  });
});

it('"Use a different account" keeps the words of the page until another is shown', async () => {
  const { app, page, act, press } = await openEnd(<ends.TwoFactorLockedScreen />, setupDisabled);
  await act(async () => void (await signIn(app, 'disabled2fa')));
  await press('Use a different account');
  expect(app.session().twoFactor.status).toBe('Enrolled');
  expect(page.querySelector('h1')?.textContent).toBe(cannotSetUp);
});
