import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { resolveBrand } from '#domain/brand/resolveBrand.ts';
import { appContextFor } from '#domain/settings/appContext.ts';
import { brand, newBrand } from '#tests/arbitraries/brand.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { hostName, plainWord } from '#tests/arbitraries/origins.ts';

const noHosts = { appBrand: null, hostNames: new Map<string, string>() };
const keyOf = (host: string, hosts: Parameters<typeof resolveBrand>[1] = noHosts) => resolveBrand(host, hosts).key;

describe('resolveBrand', () => {
  it('finds a brand by its host name and its subdomains, ignoring case, port and one trailing dot', () => {
    const below = fc.array(plainWord, { maxLength: 3 }).map((labels) => labels.map((label) => `${label}.`).join(''));
    fc.assert(
      fc.property(brand, below, fc.constantFrom('', '.', ':443', '.:4100'), (row, sub, end) => {
        const host = `${sub}${row.hostName}${end}`;
        expect(keyOf(host)).toBe(row.key);
        expect(keyOf(host.toUpperCase())).toBe(row.key);
      }),
    );
  });

  itAlways('never matches a part of a host name', [brand, plainWord, hostName], (row, word, other) => {
    fc.pre(!brands.some((each) => other === each.hostName || other.endsWith(`.${each.hostName}`)));
    const hosts = { ...noHosts, appBrand: 'britline' };
    expect(keyOf(`${row.hostName}.${other}`, hosts)).toBe('britline');
    expect(keyOf(`${word}${row.hostName}`, hosts)).toBe('britline');
    expect(keyOf(other, hosts)).toBe('britline');
  });

  it.each(['britline.com..', 'brit:80line.com', 'br\u0131tline.com', 'localhost', ''])(
    'is the main brand for %j, which is no host of another',
    (host) => {
      expect(keyOf(host)).toBe('xe');
    },
  );

  it('prefers host names of the configuration to those of the table', () => {
    const hosts = { appBrand: null, hostNames: new Map([['britline', 'britline.localhost']]) };
    expect([keyOf('account.britline.localhost:4100', hosts), keyOf('britline.com', hosts)]).toEqual(['britline', 'xe']);
  });

  it.each(['', '.', 'a..'])('finds no brand with an empty host name for %j', (host) => {
    expect(keyOf(host, { appBrand: null, hostNames: new Map([['britline', '']]) })).toBe('xe');
  });

  it('is the main brand where the configuration names an unknown brand', () => {
    expect(keyOf('localhost', { ...noHosts, appBrand: 'nobody' })).toBe(mainBrand.key);
  });
});

describe('a new brand', () => {
  const table = [...brands, newBrand];
  const file = {
    default: { launchpadApiUrl: 'https://launchpad.xe.com', transferSiteUrl: 'https://transfer.xe.com' },
    brands: { acme: { launchpadApiUrl: 'https://launchpad.acme.test' } },
  };

  it('needs only a row of the table and a block of the configuration', () => {
    const { context } = appContextFor(file, 'account.acme.test', table);
    expect(context?.brand).toBe(newBrand);
    expect(context?.settings).toMatchObject({ hostName: 'acme.test', launchpadApiUrl: 'https://launchpad.acme.test/' });
  });

  itAlways('changes nothing for the others', [brand], ({ hostName: host }) => {
    expect(appContextFor(file, host, table)).toEqual(appContextFor(file, host));
  });
});
