import { describe, expect, it } from 'vitest';
import { brands, mainBrand, type Brand } from '#domain/brand/brand.ts';

const socialLogins = ['google', 'apple'] as const;
const main = { socialLogins, capturesOAuth: true, tracksConsentChange: true, logsThemeFault: false };
const business = { socialLogins, capturesOAuth: false, tracksConsentChange: false, logsThemeFault: true };
const retail = { socialLogins, capturesOAuth: false, tracksConsentChange: true, logsThemeFault: false };

const rows: ReadonlyArray<Partial<Brand>> = [
  {
    key: 'xe',
    id: 8,
    displayName: 'Xe',
    hostName: 'xe.com',
    defaultPlatform: 'XEMT',
    sessionCookie: 'xe_session',
    themeDocument: { type: 'galileo_cobranding' },
    ...main,
  },
  {
    key: 'britline',
    id: 7,
    displayName: 'Britline',
    hostName: 'britline.com',
    defaultPlatform: 'BRITLINE',
    sessionCookie: 'britline_session',
    themeDocument: { type: 'galileo_enhanced', uid: 'britline' },
    ...business,
  },
  {
    key: 'johnlewis',
    id: 6,
    displayName: 'John Lewis Money',
    hostName: 'johnlewismoney.com',
    defaultPlatform: 'JOHNLEWIS',
    sessionCookie: 'jlm_session',
    themeDocument: { type: 'galileo_enhanced', uid: 'jlp' },
    ...retail,
  },
];

describe('the brand table', () => {
  it('has the three brands (specification 1.2)', () => {
    expect(brands).toHaveLength(rows.length);
    expect(brands).toMatchObject(rows);
  });

  it('has unique keys, ids, hosts and session cookies', () => {
    const columns = [brands.map(({ key }) => key), brands.map(({ id }) => id), brands.map(({ hostName }) => hostName)];
    for (const values of [...columns, brands.map(({ sessionCookie }) => sessionCookie)])
      expect(new Set<unknown>(values).size).toBe(brands.length);
  });

  it('has a mobile logo for the main brand only', () => {
    expect(brands.filter(({ hasMobileLogo }) => hasMobileLogo)).toEqual([mainBrand]);
  });
});
