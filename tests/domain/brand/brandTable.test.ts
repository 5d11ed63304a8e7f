import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { parseSocialProvider, socialProviders } from '#domain/brand/socialProvider.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

/** The brands of the specification. The table may have more. */
const ours = ['xe', 'britline', 'johnlewis'];
const three = brands.filter(({ key }) => ours.includes(key));

describe('the brand table', () => {
  it('has the three brands (specification 1.2), with their theme document, radius and face of headings', () => {
    const rows = brands.map(({ key, id, displayName, hostName, sessionCookie, defaultPlatform }) => {
      return [key, id, displayName, hostName, sessionCookie, defaultPlatform];
    });
    const specified = [
      ['xe', 8, 'Xe', 'xe.com', 'xe_session', 'XEMT'],
      ['britline', 7, 'Britline', 'britline.com', 'britline_session', 'BRITLINE'],
      ['johnlewis', 6, 'John Lewis Money', 'johnlewismoney.com', 'jlm_session', 'JOHNLEWIS'],
    ];
    expect(rows.filter(([key]) => ours.includes(String(key)))).toEqual(specified);
    expect(three.map(({ themeDocument, radius, headingFace }) => [themeDocument, radius, headingFace])).toEqual([
      [{ type: 'galileo_cobranding' }, 12, 'Inter'],
      [{ type: 'galileo_enhanced', uid: 'britline' }, 4, 'Source Serif 4'],
      [{ type: 'galileo_enhanced', uid: 'jlp' }, 2, 'Figtree'],
    ]);
  });

  it.each(['key', 'id', 'hostName', 'sessionCookie'] as const)('has each %s once', (name) => {
    expect(new Set(brands.map((brand) => brand[name])).size).toBe(brands.length);
  });

  it('has Google and Apple for each of them, and the rest of the differences in behaviour', () => {
    type Flag = 'capturesOAuth' | 'tracksConsentChange' | 'logsThemeFault' | 'hasMobileLogo';
    const keysOf = (name: Flag): ReadonlyArray<string> => three.filter((brand) => brand[name]).map(({ key }) => key);
    expect(three.map(({ socialLogins }) => socialLogins)).toEqual(three.map(() => ['google', 'apple']));
    expect([keysOf('capturesOAuth'), keysOf('hasMobileLogo'), mainBrand.key]).toEqual([['xe'], ['xe'], 'xe']);
    expect(keysOf('tracksConsentChange')).toEqual(['xe', 'johnlewis']);
    expect(keysOf('logsThemeFault')).toEqual(['britline']);
  });
});

describe('parseSocialProvider', () => {
  const almost = fc.constantFrom(...socialProviders).chain((id) => fc.mixedCase(fc.constant(id)));
  itAlways('reads the id of a provider, and no other text', [fc.oneof(fc.string(), almost)], (text) => {
    expect(socialProviders.map(parseSocialProvider)).toEqual(socialProviders);
    expect(parseSocialProvider(text)).toBe(socialProviders.find((id) => id === text) ?? null);
  });
});

describe('the social providers', () => {
  it('are plain words, each with a name in the catalogue, which names no other', () => {
    for (const id of socialProviders) expect(id).toMatch(/^[a-z]+$/);
    const named = Object.keys(readCatalogue('locales/custom-social.json'));
    expect(named.toSorted()).toEqual(socialProviders.map((id) => `social.${id}`).toSorted());
  });
});
