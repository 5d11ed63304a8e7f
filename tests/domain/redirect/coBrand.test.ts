import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { coBrand, themeUid } from '#domain/redirect/coBrand.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { plainWord } from '#tests/arbitraries/origins.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const safe = (address: string): SafeUrl => unsafeNominal<'SafeUrl'>(address);

describe('coBrand', () => {
  itAlways(
    'is the lower-cased _dfxid, else _clientagentid, in any order',
    [fc.mixedCase(plainWord), plainWord, fc.boolean()],
    (first, second, swapped) => {
      const both = [`_dfxid=${first}`, `_clientagentid=${second}`];
      const query = (swapped ? both.toReversed() : both).join('&');
      expect(coBrand(safe(`https://transfer.xe.com/?x=1&${query}#_dfxid=no`))).toBe(first.toLowerCase());
    },
  );

  it.each([
    ['https://transfer.xe.com/?_clientagentid=ACME', 'acme'],
    ['https://transfer.xe.com/?_dfxid=&_dfxid=%20&_dfxid=ACME', 'acme'],
    ['https://transfer.xe.com?_dfxid=Acme-1_b.c', 'acme-1_b.c'],
    ['https://transfer.xe.com/_dfxid=acme', null],
    ['https://transfer.xe.com/#?_dfxid=acme', null],
    ['https://transfer.xe.com/?_DFXID=acme', null],
    ['https://transfer.xe.com/?_dfxid=<img>', null],
    ['https://transfer.xe.com/?_dfxid=a")][at(x,"y', null],
    [`https://transfer.xe.com/?_dfxid=${'a'.repeat(64)}`, 'a'.repeat(64)],
    [`https://transfer.xe.com/?_dfxid=${'a'.repeat(65)}`, null],
  ])('of %s is %s', (address, expected) => {
    expect(coBrand(safe(address))).toBe(expected);
  });

  it('is a plain lower-case name or null for any address', () => {
    const nameLike = fc.stringMatching(/^[a-zA-Z0-9._~-]{1,66}[ <%]?$/);
    reaches(3, (inCase) =>
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nameLike), (value) => {
        const name = coBrand(safe(`https://x.test/?_dfxid=${value}`));
        inCase(name !== null);
        expect(name ?? 'none').toMatch(/^[a-z0-9][a-z0-9._~-]{0,63}$/);
      }),
    );
  });
});

describe('themeUid', () => {
  it.each([
    ['britline', 'britline'],
    ['johnlewis', 'jlp'],
    ['xe', 'acme'],
  ])('of %s under a co-branded redirect is %s', (key, uid) => {
    const brand = brands.find((row) => row.key === key) ?? mainBrand;
    expect(themeUid(brand, safe('https://transfer.xe.com/?_dfxid=ACME'))).toBe(uid);
  });

  it('is null for the main brand without a redirect, or with one that names no co-brand', () => {
    expect(themeUid(mainBrand, safe('https://transfer.xe.com'))).toBeNull();
    expect(themeUid(mainBrand)).toBeNull();
  });
});
