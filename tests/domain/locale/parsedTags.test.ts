import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { chooseLocale } from '#domain/locale/chooseLocale.ts';

let choose: typeof chooseLocale;

// Because: the memory is as old as the module.
beforeEach(async () => {
  vi.resetModules();
  ({ chooseLocale: choose } = await import('#domain/locale/chooseLocale.ts'));
});

/** How often a choice parses the tag that it gets. */
const timesParsed = (tag: string): number => {
  const parse = vi.spyOn(Intl.Locale.prototype, 'maximize');
  expect(choose([tag], ['de-DE'])).toBe('de-DE');
  const times = parse.mock.contexts.filter((parsed) => String(parsed) === tag).length;
  parse.mockRestore();
  return times;
};

/** A tag of German with a number. */
const numbered = (id: number): string => `de-x-${String(id).padStart(6, '0')}`;

describe('a parsed language tag', () => {
  it('is remembered', () => {
    expect([timesParsed('de-AT'), timesParsed('de-AT')]).toEqual([1, 0]);
  });

  it('is forgotten with all others before the memory has more than 1000 tags', () => {
    // Because: the second tag in the memory is the offered one.
    for (let id = 1; id <= 999; id += 1) choose([numbered(id)], ['de-DE']);
    expect([timesParsed(numbered(1)), timesParsed(numbered(999))]).toEqual([0, 0]);
    expect(timesParsed(numbered(1000))).toBe(1);
    expect([timesParsed(numbered(1)), timesParsed(numbered(999))]).toEqual([1, 1]);
  });

  it('is remembered only up to 35 characters, because browsers send no longer ones', () => {
    const longest = 'de-DE-x-aaaaaaaa-bbbbbbbb-ccccccc-d';
    expect(longest).toHaveLength(35);
    expect([timesParsed(longest), timesParsed(longest)]).toEqual([1, 0]);
    expect([timesParsed(`${longest}d`), timesParsed(`${longest}d`)]).toEqual([1, 1]);
  });
});
