import { describe, expect, it, vi } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { handedOver, sentAway, signedOut } from '#domain/session/endings.ts';
import type { Change } from '#domain/session/session.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { leaveForScreen, renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';

type Shown = RenderedApp & { readonly app: TestApp };

const open = async (at: RoutePath): Promise<Shown> => {
  const app = makeTestApp();
  return { ...(await renderApp(app, at)), app };
};

const emailIn = ({ page }: Shown): HTMLInputElement => inputNamed(page, 'email');

/** Fills the field as some password managers do, without an event. */
const fill = async (shown: Shown, text: string): Promise<void> =>
  shown.act(() => {
    emailIn(shown).value = text;
  });

/** Leaves the screen; sign-up asks first whether to leave it. */
const leave = async (shown: Shown, to: RoutePath, move: () => void): Promise<void> => {
  await shown.act(move);
  await leaveForScreen(shown, to);
  await shown.act(() => vi.dynamicImportSettled());
};

const expectCarried = (shown: Shown, to: RoutePath, text: string): void => {
  expect(emailIn(shown).value).toBe(text);
  expect(shown.router.history.location.href).toBe(to);
  expect(shown.app.ports.session.get()).toMatchObject({ typed: { email: null, typedEmail: text } });
};

describe('what was typed as an email and not sent', () => {
  it.each([
    ['/signin', '/signup'],
    ['/signup', '/forgot-password'],
    ['/forgot-password', '/signin'],
  ] as const)('on %s is there after Back on %s', async (from, to) => {
    const shown = await open(to);
    await leave(shown, from, () => void shown.router.navigate({ to: from }));
    await fill(shown, 'ada lovelace');
    await leave(shown, to, () => shown.router.history.back());
    expectCarried(shown, to, 'ada lovelace');
  });

  it('stays while the visitor only passes a screen, and is what the visitor typed last', async () => {
    const shown = await open('/signup');
    await fill(shown, 'ada@example.test');
    await leave(shown, '/signin', () => controlNamed(shown.page, 'Sign in').click());
    await leave(shown, '/forgot-password', () => controlNamed(shown.page, 'Forgot your password?').click());
    expectCarried(shown, '/forgot-password', 'ada@example.test');
    await fill(shown, '');
    await leave(shown, '/signin', () => controlNamed(shown.page, 'Go back').click());
    expectCarried(shown, '/signin', '');
  });
});

it('an email that another screen carried to sign-up is the one that the password rules know', async () => {
  const shown = await open('/signin');
  await fill(shown, 'Ada-Lovelace-1@example.test');
  await leave(shown, '/signup', () => controlNamed(shown.page, 'Create an account').click());
  await shown.act(() => typeInto(inputNamed(shown.page, 'password'), 'Ada-Lovelace-1'));
  const rules = [...shown.page.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rules.find((rule) => rule.includes('something other than your email address'))).toContain('(not met yet)');
});

it('an email that was sent replaces what was typed on another screen, and is there as it was typed, also beyond ASCII', async () => {
  const typed = 'ada@m\u00fcller.de';
  const shown = await open('/signup');
  await fill(shown, 'ada@exam');
  await leave(shown, '/signin', () => controlNamed(shown.page, 'Sign in').click());
  await fill(shown, typed);
  await shown.act(async () => {
    inputNamed(shown.page, 'password').value = 'Not-the-password-1';
    controlNamed(shown.page, 'Sign in').click();
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
  });
  expect(emailIn(shown).value).toBe(typed);
  await leave(shown, '/forgot-password', () => controlNamed(shown.page, 'Forgot your password?').click());
  expect(emailIn(shown).value).toBe(typed);
  expect(shown.app.ports.session.get().typed.email).toBe('ada@xn--mller-kva.de');
});

const leavesAndGoes: Change = (session) => handedOver(sentAway(session));

it.each(Object.entries({ leavesAndGoes, signedOut }))(
  'after %s no email field begins with what was typed before',
  async (_name, ending) => {
    const shown = await open('/signup');
    await fill(shown, 'ada@exam');
    await leave(shown, '/signin', () => controlNamed(shown.page, 'Sign in').click());
    await shown.act(() => void shown.app.ports.session.update(ending));
    expect(emailIn(shown).value).toBe('');
    await leave(shown, '/signup', () => controlNamed(shown.page, 'Create an account').click());
    expect(emailIn(shown).value).toBe('');
  },
);
