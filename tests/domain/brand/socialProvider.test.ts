import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSocialProvider, socialProviders } from '#domain/brand/socialProvider.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';
import { hostileProviders } from '#tests/arbitraries/hostileProvider.ts';

describe('parseSocialProvider', () => {
  it('reads the id of each provider, and no other text', () => {
    expect(socialProviders.map(parseSocialProvider)).toEqual(socialProviders);
    expect(hostileProviders.filter((id) => parseSocialProvider(id) !== null)).toEqual([]);
    const almost = fc.constantFrom(...socialProviders).chain((id) => fc.mixedCase(fc.constant(id)));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), almost), (text) => {
        const isId = socialProviders.some((id) => id === text);
        expect(parseSocialProvider(text)).toBe(isId ? text : null);
      }),
    );
  });
});

describe('the social providers', () => {
  it('are plain words, each with a name in the catalogue, which names no other', () => {
    for (const id of socialProviders) expect(id).toMatch(/^[a-z]+$/);
    const named = Object.keys(readCatalogue('locales/custom-social.json'));
    expect(named.toSorted()).toEqual(socialProviders.map((id) => `social.${id}`).toSorted());
  });
});
