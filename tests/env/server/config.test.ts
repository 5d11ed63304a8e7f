import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import { isAllowed } from '#domain/redirect/redirect.ts';
import { type SettingsFile, tagManagerScript } from '#domain/settings/settings.ts';
import { readConfig } from '#env/server/config.ts';
import { securityHeaders } from '#env/server/policies/securityPolicy.ts';
import { securityTxt } from '#env/server/policies/securityTxt.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';
import { configText } from './fixtureSite.ts';

const file: SettingsFile = JSON.parse(configText);

/** Reads the configuration of the fixture with these values in its default block and in that of Xe: its hosts, Xe's settings, and the names of those that have no effect. */
const read = (base: object, own: object = {}) => {
  const warnings: string[] = [];
  const brandBlocks = { ...file.brands, xe: { ...file.brands['xe'], ...own } };
  const text = JSON.stringify({ default: { ...file.default, ...base }, brands: brandBlocks });
  const { hosts, sites } = readConfig(text, (line) => warnings.push(line));
  const { settings = plainSettings } = sites.find(({ brand }) => brand.key === 'xe') ?? {};
  const named = warnings.flatMap((line) => /^Xe: Variable with an unusable value: (.*)$/.exec(line)?.[1] ?? []);
  return { hosts, settings, named, headers: securityHeaders(settings) };
};

describe('a configuration', () => {
  it('names the hosts of every brand: its host name and its public addresses', () => {
    const publicUrls = { default: 'https://Account.XE.test:8443/', XECI: 'https://invoices.xe.test' };
    const others = brands.slice(1).flatMap(({ key }) => [`${key}.test`, `account.${key}.test`]);
    const own = ['xe.test', 'account.xe.test', 'invoices.xe.test'];
    expect([...read({}, { hostName: 'XE.test.', publicUrls }).hosts]).toEqual([...own, ...others]);
  });

  it.each(['', '[]', '{"default":1}'])('is refused if it is the text %j', (text) => {
    expect(() => readConfig(text)).toThrow('The text is not a configuration.');
  });

  const needed = /cannot be used for Xe[^]*launchpadApiUrl/;
  const insecure = 'http: address in production: contentSecurityPolicy.img-src';
  const unfinished = (name: string): string => `Xe: not filled in for production: ${name}`;
  it.each<[own: object, problem: string | RegExp, base?: object]>([
    [{ launchpadApiUrl: null }, needed],
    [{ launchpadApiUrl: 'http://launchpad.test' }, needed],
    [{ contentSecurityPolicy: { 'img-src': ['http://images.test'] } }, insecure],
    [{ hostName: 'brand.example.' }, unfinished('hostName')],
    [{ productUrls: { ERP: 'HTTPS://Brand.EXAMPLE:8443/path?a#b' } }, unfinished('productUrls.ERP')],
    [{ allowedRedirectOrigins: ['https://b.test', 'https://b.example'] }, unfinished('allowedRedirectOrigins')],
    [{}, unfinished('analytics.writeKey'), { analytics: { writeKey: 'set-by-the-deployment' } }],
    [{}, unfinished('securityContact'), { securityContact: 'mailto:security@brand.example' }],
  ])('is refused in production with %j, and %s is named', (own, problem, base = {}) => {
    expect(() => read(base, own)).toThrow(problem);
  });

  it('is refused in production without the block of a brand', () => {
    const { xe, ...others } = file.brands;
    const text = JSON.stringify({ default: { ...file.default, ...xe }, brands: others });
    expect(() => readConfig(text, () => undefined)).toThrow(unfinished('brands.xe'));
  });
});

describe('is named and has no effect:', () => {
  const ends = ['/inter.woff2', '/https://more.test', '#x', '; script-src *'].map((end) => `https://fonts.test${end}`);
  const others = ["'unsafe-inline'", "'self'", '*', 'https:', 'data:', 'https://*.fonts.test', 'fonts.test', ''];
  const directives = ['img-src', 'font-src', 'connect-src'];
  const policy = (...entries: string[]) => ({
    contentSecurityPolicy: Object.fromEntries(directives.map((directive) => [directive, entries])),
  });

  it.each([...ends, ...others, 'https://me@fonts.test'])('the entry of a directive that is no origin: %j', (entry) => {
    const { named, headers } = read(policy('https://one.test', entry));
    expect(named).toEqual(directives.map((directive) => `contentSecurityPolicy.${directive}.1`));
    expect(headers).toEqual(read(policy('https://one.test')).headers);
  });

  it('no http origin outside production, and no policy that is none', () => {
    const local = { ...policy('http://fonts.localhost:4100'), environment: 'sandbox' };
    expect([...read(local).named, ...read({ contentSecurityPolicy: null }).named]).toEqual([]);
  });

  it.each(['script-src', 'object-src', 'base-uri', "font-src https://more.test; script-src 'self'", ''])(
    'another directive, in each block, and no text that is no name: %j',
    (directive) => {
      const added = { contentSecurityPolicy: { [directive]: ['https://more.test'] } };
      const name = /^[a-z-]+$/.test(directive) ? `contentSecurityPolicy.${directive}` : 'contentSecurityPolicy';
      for (const { named, headers } of [read(added), read({}, added), read(added, added)])
        expect([named, headers]).toEqual([[name], read({}).headers]);
    },
  );

  const known = fc.constantFrom('', '/csp', 'tags.test', 'a@brand.test', 'http://brand.test', 'https://brand.test?x');
  const without = { sandbox: read({ environment: 'sandbox' }), production: read({ environment: 'production' }) };
  itAlways('exactly the address that cannot be used, for any value', [fc.oneof(oddAddress, known)], (value) => {
    const own = { reporting: { endpoint: value }, securityContact: value, tagManager: { src: value } };
    // Because: production refuses every http: address.
    const environment = /http:/i.test(value) ? 'sandbox' : 'production';
    const { settings, named, headers } = read(
      { environment },
      { ...own, allowedRedirectOrigins: ['https://one.test', value] },
    );
    expect(named.includes('reporting.endpoint')).toBe(!new Map(headers).has('Reporting-Endpoints'));
    expect(named.includes('securityContact')).toBe(securityTxt(settings, 0) === null);
    expect(named.includes('tagManager.src')).toBe(tagManagerScript(settings) === null);
    const address = new URL(URL.canParse(value) ? value : 'https://elsewhere.test');
    const isNamed = named.includes('allowedRedirectOrigins.1');
    expect(isNamed && isAllowed(settings, address)).toBe(isNamed && isAllowed(without[environment].settings, address));
  });
});
