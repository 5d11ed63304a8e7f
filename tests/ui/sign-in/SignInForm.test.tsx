import { cloneElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { controlNamed, inputNamed, translateInPlace } from '#tests/ui/renderView.tsx';
import { renderWithUseCases as renderView } from '#tests/ui/withUseCases.tsx';
import type { TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { SignInForm } from '#ui/sign-in/SignInForm.tsx';

const incomplete: TypedFormFault = {
  _tag: 'Incomplete',
  fields: [
    { field: 'email', problem: 'Malformed' },
    { field: 'password', problem: 'Missing' },
  ],
};

const form = (fault: TypedFormFault | null, busy = false, onSubmit: (typed: unknown) => void = () => undefined) => (
  <SignInForm
    busy={busy}
    fault={fault}
    typedEmail={{ defaultValue: 'ada@sandbox.test', onLeave: () => undefined }}
    reason={null}
    providers={[{ id: 'google' }, { id: 'microsoft' }]}
    onSubmit={onSubmit}
    onCancel={() => undefined}
    onProvider={() => undefined}
  />
);

describe('the sign-in form', () => {
  it('submits the values of its fields, also those set without an event', async () => {
    const onSubmit = vi.fn<(typed: unknown) => void>();
    const { page, act } = await renderView(form(null, false, onSubmit));
    inputNamed(page, 'email').value = 'Ada@Sandbox.test';
    inputNamed(page, 'password').value = ' pass word ';
    await act(() => controlNamed(page, 'Sign in').click());
    expect(onSubmit.mock.calls).toEqual([[{ email: 'Ada@Sandbox.test', password: ' pass word ' }]]);
  });

  it('ignores submits while a request runs, announces the wait and keeps its button focusable', async () => {
    const onSubmit = vi.fn<(typed: unknown) => void>();
    const { page, act } = await renderView(form(null, true, onSubmit));
    const button = controlNamed(page, 'Sign in');
    await act(() => button.click());
    await act(() => page.querySelector('form')?.requestSubmit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(page.textContent).toContain('Please wait');
  });

  it('says what the sign-in is for, and instead of that when it was cancelled', async () => {
    const forChange = (fault: TypedFormFault | null) =>
      cloneElement(form(fault), { reason: { id: 'signIn.forPasswordChange' } });
    const { page, rerender } = await renderView(forChange(null));
    const notice = (): string => [...page.querySelectorAll('[role="status"]')].map((each) => each.textContent).join('');
    expect(notice()).toBe('Sign in to change your password.');
    await rerender(forChange({ _tag: 'WrongCredentials' }));
    expect(notice()).toBe('Sign in to change your password.');
    await rerender(forChange({ _tag: 'Cancelled' }));
    expect(notice()).toBe('Cancelled. What you typed is still here.');
  });

  it('clears a rejected password, keeps the email and marks neither field as invalid', async () => {
    const { page, rerender } = await renderView(form(null));
    inputNamed(page, 'password').value = 'wrong';
    await rerender(form({ _tag: 'WrongCredentials' }));
    expect([inputNamed(page, 'email').value, inputNamed(page, 'password').value]).toEqual(['ada@sandbox.test', '']);
    expect(page.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(document.activeElement?.textContent).toContain('Your email address or password is not right.');
  });

  it.each([
    ['Unreachable', "We can't reach our service."],
    ['ServiceFailed', 'Something went wrong on our side.'],
    ['Unexpected', "We couldn't sign you in."],
  ] as const)('keeps the typed values after %s, and says "%s"', async (_tag, words) => {
    const { page, rerender } = await renderView(form(null));
    inputNamed(page, 'password').value = 'right';
    await rerender(form({ _tag }));
    expect(document.activeElement?.textContent).toContain(words);
    expect([inputNamed(page, 'email').value, inputNamed(page, 'password').value]).toEqual([
      'ada@sandbox.test',
      'right',
    ]);
  });

  it('moves the focus to the summary after each new fault', async () => {
    const { page, rerender } = await renderView(form({ _tag: 'WrongCredentials' }));
    inputNamed(page, 'password').focus();
    await rerender(form({ _tag: 'WrongCredentials' }));
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  });

  it('shows each error at its field and links to the field from the summary', async () => {
    const { page, act } = await renderView(form(incomplete));
    const links = [...page.querySelectorAll('[role="alert"] a')].map(({ textContent }) => textContent);
    const described = ['email', 'password'].map((name) => {
      const ids = inputNamed(page, name).getAttribute('aria-describedby') ?? '';
      return document.getElementById(ids)?.textContent;
    });
    expect(links).toEqual(described);
    expect(inputNamed(page, 'email').getAttribute('aria-invalid')).toBe('true');
    await act(() => controlNamed(page, 'Enter your password').click());
    expect(document.activeElement).toBe(inputNamed(page, 'password'));
  });

  it('sets the document title, with "Error:" only while an error shows', async () => {
    const { rerender } = await renderView(form(incomplete));
    expect(document.title).toBe('Error: Sign in – Xe');
    await rerender(form(incomplete, true));
    expect(document.title).toBe('Sign in – Xe');
  });

  it('hides a visible password on submit', async () => {
    const { page, act } = await renderView(form(null));
    await act(() => controlNamed(page, 'Show password').click());
    expect(inputNamed(page, 'password').type).toBe('text');
    await act(() => controlNamed(page, 'Sign in').click());
    expect(inputNamed(page, 'password').type).toBe('password');
    expect(controlNamed(page, 'Show password').tagName).toBe('BUTTON');
  });

  it('shows a provider by its name, and one without a name by its id', async () => {
    const { page } = await renderView(form(null));
    expect(controlNamed(page, 'Continue with Google').tagName).toBe('BUTTON');
    expect(controlNamed(page, 'Continue with Microsoft').tagName).toBe('BUTTON');
  });

  it('never puts a password into a URL, and supports password managers', async () => {
    const { page } = await renderView(form(null));
    expect(page.querySelector('form')?.getAttribute('method')).toBe('post');
    expect(inputNamed(page, 'email').autocomplete).toBe('username');
    expect(inputNamed(page, 'password').autocomplete).toBe('current-password');
    expect(page.querySelector('[autofocus], [maxlength], [disabled], [style]')).toBeNull();
  });

  it('still updates after the browser translated it in place', async () => {
    const { page, rerender } = await renderView(form(incomplete));
    translateInPlace(page);
    await rerender(form(incomplete, true));
    expect(page.textContent).toContain('Please wait');
    translateInPlace(page);
    await rerender(form({ _tag: 'RateLimited', retryAfterMs: 90_000 }));
    expect(page.textContent).toContain('You can try again in 1:30');
    translateInPlace(page);
    await rerender(null);
    expect(page.textContent).toBe('');
  });
});
