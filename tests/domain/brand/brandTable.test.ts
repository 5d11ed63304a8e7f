import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';

describe('the brand table', () => {
  it('has the three brands (specification 1.2)', () => {
    const rows = brands.map(({ key, id, displayName, hostName, sessionCookie, defaultPlatform }) => {
      return [key, id, displayName, hostName, sessionCookie, defaultPlatform];
    });
    expect(rows).toEqual([
      ['xe', 8, 'Xe', 'xe.com', 'xe_session', 'XEMT'],
      ['britline', 7, 'Britline', 'britline.com', 'britline_session', 'BRITLINE'],
      ['johnlewis', 6, 'John Lewis Money', 'johnlewismoney.com', 'jlm_session', 'JOHNLEWIS'],
    ]);
  });

  it.each([
    ['xe', { type: 'galileo_cobranding' }, 12, 'Inter'],
    ['britline', { type: 'galileo_enhanced', uid: 'britline' }, 4, 'Source Serif 4'],
    ['johnlewis', { type: 'galileo_enhanced', uid: 'jlp' }, 2, 'Figtree'],
  ])('has for %s the theme document %j, the radius %i and the headings in %s', (...[key, document, radius, face]) => {
    const row = brands.find((each) => each.key === key);
    expect([row?.themeDocument, row?.radius, row?.headingFace]).toEqual([document, radius, face]);
  });

  it('has Google and Apple for every brand, and the rest of the differences in behaviour', () => {
    const keysOf = (name: 'capturesOAuth' | 'tracksConsentChange' | 'logsThemeFault'): ReadonlyArray<string> =>
      brands.filter((brand) => brand[name]).map(({ key }) => key);
    expect(brands.map(({ socialLogins }) => socialLogins)).toEqual(brands.map(() => ['google', 'apple']));
    expect(keysOf('capturesOAuth')).toEqual(['xe']);
    expect(keysOf('tracksConsentChange')).toEqual(['xe', 'johnlewis']);
    expect(keysOf('logsThemeFault')).toEqual(['britline']);
  });

  it('has a mobile logo for the main brand only', () => {
    expect(brands.filter(({ hasMobileLogo }) => hasMobileLogo)).toEqual([mainBrand]);
  });
});
