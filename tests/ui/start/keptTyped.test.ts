import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTyped, takeTyped } from '#ui/start/keptTyped.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `
    <input name="email" value="ada@sandbox.test"><input name="empty">
    <input name="password" type="password" value="Canary-Pw-1!">
    <input name="shown" type="text" autocomplete="current-password" value="Canary-Pw-2!">
    <input name="code" autocomplete="one-time-code" value="314159">
    <input name="news" type="checkbox" value="yes"><input name="kind" type="radio" value="Business">`;
  for (const input of document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]'))
    input.checked = true;
});

describe('what is kept over a reload', () => {
  it('is what was typed and ticked, once, and none of its secrets', () => {
    keepTyped(document);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/Canary|314159/);
    const { texts, ticks } = takeTyped();
    expect([...texts]).toEqual([['email', 'ada@sandbox.test']]);
    expect(ticks).toEqual(['news=yes', 'kind=Business']);
    expect([...takeTyped().texts]).toEqual([]);
  });

  it.each(['{', '7', '[1]', '{"email":{}}'])('is nothing where the storage holds %s', (stored) => {
    sessionStorage.setItem('account.typed', stored);
    const { texts, ticks } = takeTyped();
    expect([[...texts], ticks]).toEqual([[], []]);
  });

  it('is nothing where there is no storage', () => {
    vi.stubGlobal('sessionStorage', null);
    expect([...takeTyped().texts]).toEqual([]);
  });
});
