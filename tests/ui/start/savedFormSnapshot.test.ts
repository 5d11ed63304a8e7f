import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFormSnapshot, takeSavedFormSnapshot } from '#ui/start/savedFormSnapshot.ts';

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
  it('has the typed text and the checked fields, once, without secrets, phone numbers, names and ids', () => {
    saveFormSnapshot(document);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/canary|314159|900142|ada\b(?!@sandbox)/i);
    const { texts, checked } = takeSavedFormSnapshot();
    expect([...texts]).toEqual([
      ['email', 'ada@sandbox.test'],
      ['country', '+44 - United Kingdom'],
    ]);
    expect(checked).toEqual(['marketing=yes', 'accountType=Business']);
    expect([...takeSavedFormSnapshot().texts]).toEqual([]);
  });

  it.each(['{', '7', '[1]', '{"email":{}}'])('is empty if the storage has %s', (stored) => {
    sessionStorage.setItem('account.typed', stored);
    const { texts, checked } = takeSavedFormSnapshot();
    expect([[...texts], checked]).toEqual([[], []]);
  });

  it('is empty without storage', () => {
    vi.stubGlobal('sessionStorage', null);
    expect([...takeSavedFormSnapshot().texts]).toEqual([]);
  });
});
