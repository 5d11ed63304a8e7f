import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { resolveBrand } from '#domain/brand/resolveBrand.ts';
import { appContextFor } from '#domain/settings/appContext.ts';
import { brand, newBrand } from '#tests/arbitraries/brand.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { hostName, plainWord } from '#tests/arbitraries/origins.ts';

const noHosts = { appBrand: null, hostNames: new Map<string, string>() };
const keyOf = (host: string, hosts: Parameters<typeof resolveBrand>[1] = noHosts) => resolveBrand(host, hosts).key;

describe('resolveBrand', () => {
  const below = fc.array(plainWord, { maxLength: 3 }).map((labels) => labels.map((label) => `${label}.`).join(''));
  itAlways('finds a brand by its host name and its subdomains, in any case', [brand, below], (row, sub) => {
    for (const end of ['', '.', ':443', '.:4100']) {
      const host = sub + row.hostName + end;
      expect([keyOf(host), keyOf(host.toUpperCase())]).toEqual([row.key, row.key]);
    }
  });

  itAlways('never matches a part of a host name', [brand, plainWord, hostName], (row, word, other) => {
    fc.pre(!brands.some((each) => other === each.hostName || other.endsWith(`.${each.hostName}`)));
    const hosts = { ...noHosts, appBrand: 'britline' };
    expect(keyOf(`${row.hostName}.${other}`, hosts)).toBe('britline');
    expect(keyOf(`${word}${row.hostName}`, hosts)).toBe('britline');
    expect(keyOf(other, hosts)).toBe('britline');
  });

  it('is the main brand for what is no host of another, or where the configuration names an unknown brand', () => {
    const hosts = ['britline.com..', 'brit:80line.com', 'br\u0131tline.com', 'localhost', ''];
    expect(hosts.filter((host) => keyOf(host) !== 'xe')).toEqual([]);
    expect([keyOf('localhost', { ...noHosts, appBrand: 'nobody' }), mainBrand.key]).toEqual(['xe', 'xe']);
  });

  it('prefers host names of the configuration to those of the table, but no empty one', () => {
    const named = (name: string) => ({ appBrand: null, hostNames: new Map([['britline', name]]) });
    const own = named('britline.localhost');
    expect([keyOf('account.britline.localhost:4100', own), keyOf('britline.com', own)]).toEqual(['britline', 'xe']);
    expect(['', '.', 'a..'].map((host) => keyOf(host, named('')))).toEqual(['xe', 'xe', 'xe']);
  });
});

describe('a new brand', () => {
  const table = [...brands, newBrand];
  const file = {
    default: { launchpadApiUrl: 'https://launchpad.xe.com', transferSiteUrl: 'https://transfer.xe.com' },
    brands: { unlisted: { launchpadApiUrl: 'https://launchpad.unlisted.test' } },
  };

  it('needs only a row of the table and a block of the configuration', () => {
    const { context } = appContextFor(file, 'account.unlisted.test', table);
    expect(context?.brand).toBe(newBrand);
    expect(context?.settings).toMatchObject({
      hostName: 'unlisted.test',
      launchpadApiUrl: 'https://launchpad.unlisted.test/',
    });
  });

  itAlways('changes nothing for the others', [brand], ({ hostName: host }) => {
    expect(appContextFor(file, host, table)).toEqual(appContextFor(file, host));
  });
});
