import { expect, it } from 'vitest';
import { waitForScreen } from '#tests/ui/renderApp.tsx';
import { inputNamed } from '#tests/ui/renderView.tsx';
import { fillAndSend, open } from './signUpApp.ts';

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
  await act(() => problem()?.querySelector('a')?.click());
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
