import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { imageSizes } from '#ui/router/layouts/Logo.tsx';

const widths = ['640', '828', '1200', '2048', '3840'];
const entries = (address: string) =>
  imageSizes(address)
    .split(', ')
    .map((entry) => entry.split(' '));

describe('imageSizes', () => {
  it.each([
    ['?auto=format&w=9&w=8', '?auto=format&w=640'],
    ['?wide=1&w2=1&aw=9', '?wide=1&w2=1&aw=9&w=640'],
    ['?&a=b&&#c', '?a=b&w=640'],
    ['#a?b=c', '?w=640'],
    [' 2?rect=0,0,1,1', '%202?rect=0%2C0%2C1%2C1&w=640'],
  ])('writes an address that ends in %s for the first width with %s', (end, first) => {
    expect(entries(`https://images.test/a${end}`)[0]).toEqual([`https://images.test/a${first}`, '640w']);
  });

  it('is the address alone for images of this site', () => {
    expect(imageSizes('/brands/xe/logo.svg')).toBe('/brands/xe/logo.svg');
  });

  const images = fc.webUrl({ withQueryParameters: true, withFragments: true });
  itAlways('offers the five widths by the parameter w at the origin of any address', [images], (address) => {
    const sizes = entries(address).map(([one = '', width]) => ({ width, url: new URL(one) }));
    expect(sizes.map(({ width }) => width)).toEqual(widths.map((width) => `${width}w`));
    expect(sizes.map(({ url }) => url.searchParams.getAll('w'))).toEqual(widths.map((width) => [width]));
    expect(new Set(sizes.map(({ url }) => url.origin))).toEqual(new Set([new URL(address).origin]));
  });
});
