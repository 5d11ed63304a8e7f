import { describe, expect, it } from 'vitest';
import { inputNamed, typeInto } from '#tests/ui/renderView.tsx';
import { openSignIn as open } from './openSignIn.tsx';

describe('a password that the service rejects', () => {
  it('clears a rejected password each time, keeps the email, moves the focus to the summary and marks neither field as invalid', async () => {
    const { page, fail } = await open();
    await fail({ _tag: 'WrongCredentials' });
    inputNamed(page, 'password').value = 'wrong';
    inputNamed(page, 'password').focus();
    await fail({ _tag: 'WrongCredentials' });
    expect([inputNamed(page, 'email').value, inputNamed(page, 'password').value]).toEqual(['ada@sandbox.test', '']);
    expect(page.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(document.activeElement?.textContent).toContain('Your email address or password is not right.');
  });

  it('keeps another password that is typed before the first one is rejected, and the focus in it', async () => {
    const { page, fail } = await open();
    const password = inputNamed(page, 'password');
    password.value = 'wrong';
    password.focus();
    await fail({ _tag: 'WrongCredentials' }, () => typeInto(password, 'another'));
    expect([password.value, document.activeElement]).toEqual(['another', password]);
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('Your email address or password is not right.');
  });
});
