import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSavedFormSnapshot, readSavedFormSnapshot, saveFormSnapshot } from '#ui/start/savedFormSnapshot.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `
    <input name="email" value="ada@sandbox.test"><input name="empty">
    <input name="password" type="password" value="Canary-Pw-1!">
    <input name="shown" type="text" autocomplete="current-password" value="Canary-Pw-2!">
    <input name="code" autocomplete="one-time-code" value="314159">
    <input name="number" type="tel" autocomplete="tel" value="07700 900142"><input name="country" value="+44 - United Kingdom">
    <input name="username" type="email" value="username@canary.test"><input name="account" value="Name of Ada">
    <input name="chosenNumber" type="radio" value="profile-of-ada">
    <input name="marketing" type="checkbox" value="yes"><input name="accountType" type="radio" value="Business">`;
  for (const input of document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]'))
    input.checked = true;
});

describe('the snapshot saved over a reload', () => {
  it('has the typed text and the checked fields until it is cleared, without secrets, phone numbers, names and ids', () => {
    saveFormSnapshot(document);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/canary|314159|900142|ada\b(?!@sandbox)/i);
    const { texts, checked } = readSavedFormSnapshot();
    expect([...texts]).toEqual([
      ['email', 'ada@sandbox.test'],
      ['country', '+44 - United Kingdom'],
    ]);
    expect(checked).toEqual(['marketing=yes', 'accountType=Business']);
    clearSavedFormSnapshot();
    expect([...readSavedFormSnapshot().texts]).toEqual([]);
  });

  it('is kept when a page without these fields is saved after it, and follows a later change', () => {
    saveFormSnapshot(document);
    const [email] = document.querySelectorAll<HTMLInputElement>('[name=email]');
    if (email !== undefined) email.value = 'grace@sandbox.test';
    saveFormSnapshot(document);
    document.body.replaceChildren();
    saveFormSnapshot(document);
    expect(readSavedFormSnapshot().texts.get('email')).toBe('grace@sandbox.test');
    expect(readSavedFormSnapshot().checked).toEqual(['marketing=yes', 'accountType=Business']);
  });

  it.each(['{', '7', '[1]', '{"email":{}}'])('is empty if the storage has %s', (stored) => {
    sessionStorage.setItem('account.typed', stored);
    const { texts, checked } = readSavedFormSnapshot();
    expect([[...texts], checked]).toEqual([[], []]);
  });

  it('is empty without storage', () => {
    vi.stubGlobal('sessionStorage', null);
    saveFormSnapshot(document);
    clearSavedFormSnapshot();
    expect([...readSavedFormSnapshot().texts]).toEqual([]);
  });
});
