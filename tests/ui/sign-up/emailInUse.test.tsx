import { expect, it } from 'vitest';
import { waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed } from '#tests/ui/renderView.tsx';
import { open } from './signUpApp.ts';

it('an email that has an account stays in the form, which offers to sign in with it', async () => {
  const shown = await open([]);
  const { page, act } = shown;
  await act(() => {
    inputNamed(page, 'email').value = 'personal@sandbox.test';
    inputNamed(page, 'password').value = 'Brand-new-horse-1';
    controlNamed(page, 'Create account').click();
  });
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
