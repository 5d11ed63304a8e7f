import { describe, expect, it } from 'vitest';
import { alertLines, descriptionOf, inputNamed, typeInto } from '#tests/ui/renderView.tsx';
import { openSignIn as open } from './openSignIn.tsx';

describe('a password that the service rejects', () => {
  it('clears a rejected password each time, keeps the email, moves the focus to the password, which is described by the reason, and marks neither field as invalid', async () => {
    const { page, fail } = await open();
    await fail({ _tag: 'WrongCredentials' });
    inputNamed(page, 'password').value = 'wrong';
    inputNamed(page, 'password').focus();
    await fail({ _tag: 'WrongCredentials' });
    expect([inputNamed(page, 'email').value, inputNamed(page, 'password').value]).toEqual(['ada@sandbox.test', '']);
    expect(page.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(document.activeElement).toBe(inputNamed(page, 'password'));
    expect(alertLines(page)).toEqual(['Your email address or password is not right.']);
    expect(descriptionOf(document.activeElement)).toBe('Your email address or password is not right.');
  });

  it('keeps another password that is typed before the first one is rejected, and the focus in it', async () => {
    const { page, fail } = await open();
    const password = inputNamed(page, 'password');
    password.value = 'wrong';
    password.focus();
    await fail({ _tag: 'WrongCredentials' }, () => typeInto(password, 'another'));
    expect([password.value, document.activeElement]).toEqual(['another', password]);
    expect(alertLines(page)).toEqual(['Your email address or password is not right.']);
  });
});
