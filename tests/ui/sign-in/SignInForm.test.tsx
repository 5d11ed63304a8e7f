import { describe, expect, it, vi } from 'vitest';
import { SignInForm } from '#ui/sign-in/SignInForm.tsx';
import type { SignInFault } from '#ui/sign-in/signInErrors.ts';
import { control, input, rendered, translateInPlace } from '#tests/ui/rendered.tsx';

const incomplete: SignInFault = {
  _tag: 'Incomplete',
  fields: [
    { field: 'email', problem: 'Malformed' },
    { field: 'password', problem: 'Missing' },
  ],
};

const form = (fault: SignInFault | null, busy = false, onSubmit: (typed: unknown) => void = () => undefined) => (
  <SignInForm
    busy={busy}
    fault={fault}
    defaultEmail="ada@sandbox.test"
    providers={[{ id: 'google' }, { id: 'unheard-of' }]}
    onSubmit={onSubmit}
    onCancel={() => undefined}
    onProvider={() => undefined}
  />
);

describe('the sign-in form', () => {
  it('sends what stands in its fields, though no event told of it', async () => {
    const onSubmit = vi.fn<(typed: unknown) => void>();
    const { page, does } = await rendered(form(null, false, onSubmit));
    input(page, 'email').value = 'Ada@Sandbox.test';
    input(page, 'password').value = ' pass word ';
    await does(() => control(page, 'Sign in').click());
    expect(onSubmit.mock.calls).toEqual([[{ email: 'Ada@Sandbox.test', password: ' pass word ' }]]);
  });

  it('sends nothing more while an answer is due, says so, and keeps its button in reach', async () => {
    const onSubmit = vi.fn<(typed: unknown) => void>();
    const { page, does } = await rendered(form(null, true, onSubmit));
    const button = control(page, 'Sign in');
    await does(() => button.click());
    await does(() => page.querySelector('form')?.requestSubmit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(page.textContent).toContain('Please wait');
  });

  it('forgets a password that was not right, keeps the email, and blames neither field', async () => {
    const { page, show } = await rendered(form(null));
    input(page, 'password').value = 'wrong';
    await show(form({ _tag: 'WrongCredentials' }));
    expect([input(page, 'email').value, input(page, 'password').value]).toEqual(['ada@sandbox.test', '']);
    expect(page.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(document.activeElement?.textContent).toContain('Your email address or password is not right.');
  });

  it.each(['Unreachable', 'ServiceFailed', 'Unexpected'] as const)('keeps what was typed after %s', async (_tag) => {
    const { page, show } = await rendered(form(null));
    input(page, 'password').value = 'right';
    await show(form({ _tag }));
    expect([input(page, 'email').value, input(page, 'password').value]).toEqual(['ada@sandbox.test', 'right']);
  });

  it('takes the focus to its summary again at each new failure', async () => {
    const { page, show } = await rendered(form({ _tag: 'WrongCredentials' }));
    input(page, 'password').focus();
    await show(form({ _tag: 'WrongCredentials' }));
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  });

  it('says at each field what its summary says of it, and leads there', async () => {
    const { page, does } = await rendered(form(incomplete));
    const links = [...page.querySelectorAll('[role="alert"] a')].map(({ textContent }) => textContent);
    const described = ['email', 'password'].map((name) => {
      const ids = input(page, name).getAttribute('aria-describedby') ?? '';
      return document.getElementById(ids)?.textContent;
    });
    expect(links).toEqual(described);
    await does(() => control(page, 'Enter your password').click());
    expect(document.activeElement).toBe(input(page, 'password'));
  });

  it('names the page, with "Error:" before it only while an error shows', async () => {
    const { show } = await rendered(form(incomplete));
    expect(document.title).toBe('Error: Sign in – Xe');
    await show(form(incomplete, true));
    expect(document.title).toBe('Sign in – Xe');
  });

  it('hides a shown password again when it is sent', async () => {
    const { page, does } = await rendered(form(null));
    await does(() => control(page, 'Show password').click());
    expect(input(page, 'password').type).toBe('text');
    await does(() => control(page, 'Sign in').click());
    expect(input(page, 'password').type).toBe('password');
    expect(control(page, 'Show password').tagName).toBe('BUTTON');
  });

  it('calls a provider by its name, and one without a name by its id', async () => {
    const { page } = await rendered(form(null));
    expect(control(page, 'Continue with Google').tagName).toBe('BUTTON');
    expect(control(page, 'Continue with unheard-of').tagName).toBe('BUTTON');
  });

  it('can never put a password in an address, nor hinder a password manager', async () => {
    const { page } = await rendered(form(null));
    expect(page.querySelector('form')?.getAttribute('method')).toBe('post');
    expect(input(page, 'email').autocomplete).toBe('username');
    expect(input(page, 'password').autocomplete).toBe('current-password');
    expect(page.querySelector('[autofocus], [maxlength], [disabled], [style]')).toBeNull();
  });

  it('goes on when the browser has translated it in place', async () => {
    const { page, show } = await rendered(form(incomplete));
    translateInPlace(page);
    await show(form(incomplete, true));
    expect(page.textContent).toContain('Please wait');
    translateInPlace(page);
    await show(form({ _tag: 'RateLimited', retryAfterMs: 90_000 }));
    expect(page.textContent).toContain('Wait 2 minutes, then try again.');
    translateInPlace(page);
    await show(null);
    expect(page.textContent).toBe('');
  });
});
