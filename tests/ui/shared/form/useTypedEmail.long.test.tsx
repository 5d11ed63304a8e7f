import { describe, expect, it, vi } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { handedOver, sentAway, signedOut } from '#domain/session/endings.ts';
import type { Change } from '#domain/session/session.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { alertLines, inputNamed, textsOf } from '#tests/ui/renderView.tsx';

const open = async (at: RoutePath) => {
  const app = makeTestApp();
  const shown = await renderApp(app, at);
  const email = (): HTMLInputElement => inputNamed(shown.page, 'email');
  return {
    ...shown,
    app,
    email: () => email().value,
    /** Fills the field as some password managers do, without an event. */
    fill: (text: string) => shown.act(() => void (email().value = text)),
    leave: async (to: RoutePath, move: () => Promise<void>): Promise<void> => {
      await move();
      await shown.until(to);
      await shown.act(() => vi.dynamicImportSettled());
    },
    expectCarried: (to: RoutePath, text: string): void => {
      expect([email().value, shown.router.history.location.href]).toEqual([text, to]);
      expect(app.session()).toMatchObject({ typed: { email: null, typedEmail: text } });
    },
  };
};

describe('what was typed as an email and not sent', () => {
  it.each([
    ['/signin', '/signup'],
    ['/signup', '/forgot-password'],
    ['/forgot-password', '/signin'],
  ] as const)('on %s is there after Back on %s', async (from, to) => {
    const { act, router, goTo, fill, leave, expectCarried } = await open(to);
    await leave(from, () => goTo(from));
    await fill('ada lovelace');
    await leave(to, () => act(() => router.history.back()));
    expectCarried(to, 'ada lovelace');
  });

  it('stays while the visitor only passes a screen, and is what the visitor typed last', async () => {
    const { press, fill, leave, expectCarried } = await open('/signup');
    await fill('ada@example.test');
    await leave('/signin', () => press('Sign in'));
    await leave('/forgot-password', () => press('Forgot your password?'));
    expectCarried('/forgot-password', 'ada@example.test');
    await fill('');
    await leave('/signin', () => press('Go back'));
    expectCarried('/signin', '');
  });
});

it('an email that another screen carried to sign-up is the one that the password rules know', async () => {
  const { page, type, press, fill, leave } = await open('/signin');
  await fill('Ada-Lovelace-1@example.test');
  await leave('/signup', () => press('Create an account'));
  await type({ password: 'Ada-Lovelace-1' });
  expect(textsOf(page, 'li')).toContain('something other than your email address(not met yet)');
});

it('an email that was sent replaces what was typed on another screen, and is there as it was typed, also beyond ASCII', async () => {
  const typed = 'ada@m\u00fcller.de';
  const { page, app, type, press, until, email, fill, leave } = await open('/signup');
  await fill('ada@exam');
  await leave('/signin', () => press('Sign in'));
  await fill(typed);
  await type({ password: 'Not-the-password-1' });
  await press('Sign in');
  await until('/signin', () => expect(alertLines(page)).toHaveLength(1));
  expect(email()).toBe(typed);
  await leave('/forgot-password', () => press('Forgot your password?'));
  expect(email()).toBe(typed);
  expect(app.session().typed.email).toBe('ada@xn--mller-kva.de');
});

const leavesAndGoes: Change = (session) => handedOver(sentAway(session));

it.each(Object.entries({ leavesAndGoes, signedOut }))(
  'after %s no email field begins with what was typed before',
  async (_name, ending) => {
    const { act, app, press, email, fill, leave } = await open('/signup');
    await fill('ada@exam');
    await leave('/signin', () => press('Sign in'));
    await act(() => void app.ports.session.update(ending));
    expect(email()).toBe('');
    await leave('/signup', () => press('Create an account'));
    expect(email()).toBe('');
  },
);
