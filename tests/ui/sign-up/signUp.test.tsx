import { describe, expect, it, vi } from 'vitest';
import { leaveForScreen, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';
import { agreement, fill, fillAndSend, gone, hold, isAtCode, open, unread, withoutDocuments } from './signUpApp.ts';

it('an email that has an account stays in the form, which offers to sign in with it', async () => {
  const shown = await open([]);
  const { page, act } = shown;
  await fillAndSend(shown, 'personal@sandbox.test');
  const problem = (): HTMLElement | null => page.querySelector('[role="alert"]');
  await waitForScreen(shown, '/signup', () =>
    expect(problem()?.textContent).toContain('There is already an account with this email address.'),
  );
  expect(document.activeElement).toBe(problem());
  expect(inputNamed(page, 'password').value).toBe('Brand-new-horse-1');
  await act(() => controlNamed(page, 'Sign in instead').click());
  await waitForScreen(shown, '/signin', () => expect(page.querySelector('h1')?.textContent).toBe('Sign in'));
  expect(inputNamed(page, 'email').value).toBe('personal@sandbox.test');
});

it('the steps of a sign-up change with the account type', async () => {
  const { page, act } = await open([]);
  const steps = (): ReadonlyArray<string | null> =>
    [...page.querySelectorAll('ol[aria-label="Progress"] > li')].map(({ textContent }) => textContent);
  expect(steps()).toEqual(['Account', 'Verification', 'Country of residence', 'Your information']);
  await act(() => page.querySelector<HTMLInputElement>('input[value="Business"]')?.click());
  expect(steps()).toEqual(['Account', 'Verification', 'Business details', 'Personal details']);
  expect(page.querySelector('[aria-current="step"]')?.textContent).toBe('Account');
});

it('every wrong field is named at once, in the order of the page, and the list says which rules the password breaks', async () => {
  const shown = await open([]);
  const { page, act } = shown;
  await vi.waitFor(() => expect(page.textContent).toContain('a lowercase letter'));
  await act(() => {
    inputNamed(page, 'email').value = 'ada';
    typeInto(inputNamed(page, 'password'), 'all-in-lower-case');
    controlNamed(page, 'Create account').click();
  });
  await waitForScreen(shown, '/signup', () =>
    expect([...page.querySelectorAll('[role="alert"] a')].map(({ textContent }) => textContent)).toEqual([
      'Use an email like name@example.com',
      'Your password must meet every rule',
    ]),
  );
  expect([...page.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id)).toEqual(['email', 'password']);
  const rules = [...page.querySelectorAll('main form li')].map(({ textContent }) => textContent);
  expect(rules.filter((rule) => rule.endsWith('(not met yet)'))).toEqual([
    'an uppercase letter(not met yet)',
    'a number(not met yet)',
  ]);
});

const both = ['Terms and conditions', 'Privacy policy'];

describe('the documents of a sign-up', () => {
  it.each([
    ['could not be loaded', gone],
    ['were not in the answer', withoutDocuments],
  ])(
    'that %s are said to be missing in place, with "Try again" as the only button, and are there after it',
    async (_name, failure) => {
      const { page, act, texts, links, documents, sent, ...shown } = await open([failure]);
      expect(texts()).toContain(unread);
      expect([links(), texts().includes(agreement)]).toEqual([[], false]);
      await act(() => fill(page));
      await act(() => page.querySelector('form')?.requestSubmit());
      expect([sent, page.querySelectorAll('[type="submit"]').length]).toEqual([[], 0]);
      const again = controlNamed(page, 'Try again');
      await act(() => again.focus());
      await act(() => again.click());
      expect(texts()).toContain(agreement);
      expect(documents()?.textContent).not.toContain(unread);
      expect(links()).toEqual(both);
      expect(document.activeElement).toBe(documents());
      expect([inputNamed(page, 'email').value, inputNamed(page, 'password').value]).toEqual([
        'ada@example.test',
        'Brand-new-horse-1',
      ]);
      await act(() => controlNamed(page, 'Create account').click());
      await isAtCode({ page, act, ...shown });
      expect(sent).toMatchObject([{ email: 'ada@example.test', termsVersion: 'terms-2026-09' }]);
    },
    30_000,
  );

  it('are announced as missing again after another failure, and "Try again" stays', async () => {
    const held = hold(gone);
    const { page, act, texts } = await open([gone, held.answer]);
    const again = controlNamed(page, 'Try again');
    await act(() => again.click());
    expect(texts()).not.toContain(unread);
    expect(again.getAttribute('aria-busy')).toBe('true');
    await act(held.release);
    expect(texts()).toContain(unread);
    expect(controlNamed(page, 'Try again')).toBe(again);
  });
});

describe('a form that is sent while the documents load', () => {
  it('waits for them, and is sent once with their version', async () => {
    const held = hold((real) => real);
    const shown = await open([held.answer]);
    await fillAndSend(shown);
    await shown.act(() => shown.page.querySelector('form')?.requestSubmit());
    expect(shown.sent).toEqual([]);
    expect(controlNamed(shown.page, 'Create account').getAttribute('aria-busy')).toBe('true');
    await shown.act(held.release);
    await isAtCode(shown);
    expect(shown.sent).toMatchObject([{ termsVersion: 'terms-2026-09' }]);
  });

  it('says that they are missing once their load fails', async () => {
    const held = hold(gone);
    const shown = await open([held.answer]);
    await fillAndSend(shown);
    await shown.act(held.release);
    await shown.act(() => undefined);
    expect(shown.texts()).toContain(unread);
    expect(shown.documents()?.querySelector('[role="status"]')?.className).toBe('visually-hidden');
    expect(shown.sent).toEqual([]);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  });

  it('is not sent any more once the visitor cancels', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held = hold((real) => real);
    const shown = await open([held.answer]);
    await fillAndSend(shown);
    await shown.act(() => void vi.advanceTimersByTime(8000));
    await shown.act(() => controlNamed(shown.page, 'Cancel').click());
    await shown.act(() => void vi.advanceTimersByTime(1));
    expect(shown.page.textContent).toContain('Cancelled.');
    await shown.act(held.release);
    expect(shown.page.textContent).not.toContain('It may have worked');
    expect([shown.sent, shown.path(), shown.links()]).toEqual([[], '/signup', both]);
  });

  it('is not sent any more once the visitor has left the screen', async () => {
    const held = hold((real) => real);
    const shown = await open([held.answer]);
    await fillAndSend(shown);
    await shown.act(() => controlNamed(shown.page, 'Sign in').click());
    await leaveForScreen(shown, '/signin');
    await shown.act(held.release);
    expect([shown.sent, shown.path()]).toEqual([[], '/signin']);
  });
});
