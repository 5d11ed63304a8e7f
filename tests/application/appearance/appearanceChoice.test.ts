import { expect, it } from 'vitest';
import { makeAppearanceChoice } from '#application/appearance/appearanceChoice.ts';
import { appearances, type Appearance } from '#domain/appearance/appearance.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';

it('shows and stores each choice, and with System removes the cookie', () => {
  const cookies = makeMemoryCookies({});
  const shown: Appearance[] = [];
  const { current, change } = makeAppearanceChoice({
    cookies,
    appearance: { show: (next) => void shown.push(next), describe: () => undefined },
  });
  expect(current()).toBe('system');
  for (const appearance of [...appearances, ...appearances.toReversed()]) {
    change(appearance);
    expect([current(), shown.at(-1)]).toEqual([appearance, appearance]);
    expect(cookies.read('APPEARANCE')).toBe(appearance === 'system' ? null : appearance);
  }
});
