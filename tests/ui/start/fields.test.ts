import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import {
  clearSavedFields,
  inputsOf,
  readFields,
  readSavedFields,
  restoreFields,
  saveFields,
  saveFieldsOnReload,
} from '#ui/start/fields.ts';

const form = `<form>
  <input name="email"><input name="password" type="password">
  <input type="radio" name="accountType" value="Personal" checked><input type="radio" name="accountType" value="Business">
  <input type="checkbox" name="marketing" value="yes"></form>`;

const inputs = (selector = 'input'): ReadonlyArray<HTMLInputElement> =>
  inputsOf(document).filter((input) => input.matches(selector));

const enter = (email: string, password: string, ticked: ReadonlyArray<boolean>): void => {
  const texts = [email, password];
  inputs('[name=email], [name=password]').forEach((input, index) => (input.value = texts[index] ?? ''));
  inputs('[value=Business], [name=marketing]').forEach((input, index) => (input.checked = ticked[index] ?? false));
};

const entered = () => inputs().map(({ value, checked }) => [value, checked]);

describe('what was entered', () => {
  const secret = fc.constantFrom('', 'Canary-Pw-1!');
  itAlways(
    'is entered again in new fields of the same form, and every field that has it tells so',
    [fc.emailAddress(), secret, fc.tuple(fc.boolean(), fc.boolean())],
    (email, password, ticked) => {
      document.body.innerHTML = form;
      enter(email, password, ticked);
      const [before, fields] = [entered(), readFields(inputs())];
      document.body.innerHTML = form;
      const told: string[] = [];
      const tell = ({ target }: Event): void => void (target instanceof HTMLInputElement && told.push(target.value));
      document.body.firstElementChild?.addEventListener('input', tell);
      document.body.firstElementChild?.addEventListener('change', tell);
      restoreFields(document, fields);
      expect(entered()).toEqual(before);
      const texts = [email, password, ticked[0] ? 'Business' : '', ticked[1] ? 'yes' : ''];
      expect([...new Set(told)].toSorted()).toEqual(texts.filter((text) => text !== '').toSorted());
    },
  );

  it('is told to React once more where the page already has it, and stays', () => {
    document.body.innerHTML = form;
    enter('ada@sandbox.test', '', [true, true]);
    const before = entered();
    const changed = vi.fn<() => void>();
    document.body.addEventListener('change', changed);
    restoreFields(document, { ...readFields(inputs()), email: 'other@sandbox.test' });
    document.body.removeEventListener('change', changed);
    expect(entered()).toEqual(before);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe('what is saved over a reload', () => {
  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = `
      <input name="email" value="ada@sandbox.test"><input name="empty">
      <input name="password" type="password" value="Canary-Pw-1!">
      <input name="shown" type="text" autocomplete="current-password" value="Canary-Pw-2!">
      <input name="code" autocomplete="one-time-code" value="314159">
      <input name="number" type="tel" autocomplete="tel" value="07700 900142">
      <input name="username" type="email" value="username@canary.test"><input name="account" value="Name of Ada">
      <input name="chosenNumber" type="radio" value="profile-of-ada">
      <input name="marketing" type="checkbox" value="yes"><input name="accountType" type="radio" value="Business">`;
    for (const input of inputs('[type=checkbox], [type=radio]')) input.checked = true;
  });

  const saved = {
    email: 'ada@sandbox.test',
    account: 'Name of Ada',
    'chosenNumber=profile-of-ada': true,
    'marketing=yes': true,
    'accountType=Business': true,
  };

  it('has the text and the ticks until it is cleared, without secrets and phone numbers', () => {
    saveFields();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/canary|314159|900142/i);
    expect(readSavedFields()).toEqual(saved);
    clearSavedFields();
    expect(readSavedFields()).toEqual({});
  });

  it('is kept when a page without these fields is saved after it, and follows a later change', () => {
    saveFields();
    inputs('[name=email]').forEach((input) => (input.value = 'grace@sandbox.test'));
    saveFields();
    document.body.replaceChildren();
    saveFields();
    expect(readSavedFields()).toEqual({ ...saved, email: 'grace@sandbox.test' });
  });

  it.each(['{', '7', '[1]', '{"email":{}}'])('enters nothing if the storage has %s', (stored) => {
    sessionStorage.setItem('account.typed', stored);
    document.body.innerHTML = form;
    restoreFields(document, readSavedFields());
    expect(readFields(inputs())).toEqual({});
  });

  it('is saved when the page goes away for a reload, and not when the browser keeps it or it has left for another site', () => {
    let hasLeft = true;
    saveFieldsOnReload(() => hasLeft);
    const goAway = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    goAway(false);
    hasLeft = false;
    goAway(true);
    expect(readSavedFields()).toEqual({});
    goAway(false);
    expect(readSavedFields()).toEqual(saved);
    hasLeft = true;
  });

  it('replaces a known text that the page shows again, and no text that was typed since', () => {
    document.body.innerHTML = '<input name="email" value="ada@sandbox.test">';
    restoreFields(document, { email: 'grace@sandbox.test' });
    restoreFields(document, { email: 'linus@sandbox.test' });
    expect(inputs().map(({ value }) => value)).toEqual(['grace@sandbox.test']);
  });

  it('leaves a choice that nobody has made to the default of the session, which the prerendered page does not know', () => {
    document.body.innerHTML = form;
    const [personal, business] = inputs('[type=radio]');
    Object.assign(personal ?? {}, { checked: true, defaultChecked: false });
    Object.assign(business ?? {}, { defaultChecked: true, checked: false });
    restoreFields(document, {});
    expect([personal?.checked, business?.checked]).toEqual([false, true]);
  });

  it('is empty without storage', () => {
    vi.stubGlobal('sessionStorage', null);
    saveFields();
    clearSavedFields();
    expect(readSavedFields()).toEqual({});
  });
});
