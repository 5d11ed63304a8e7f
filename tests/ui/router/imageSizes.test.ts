import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSizes } from '#ui/router/layouts/Logo.tsx';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const entries = (address: string): ReadonlyArray<readonly [string, string]> =>
  imageSizes(address)
    .split(', ')
    .map((entry) => [entry.split(' ')[0] ?? '', entry.split(' ')[1] ?? '']);

describe('imageSizes', () => {
  it('offers the five widths by the parameter w, and keeps other parameters', () => {
    expect(entries('https://images.test/logo.png?auto=format&w=9').map(([address]) => address)).toEqual(
      [640, 828, 1200, 2048, 3840].map((width) => `https://images.test/logo.png?auto=format&w=${String(width)}`),
    );
  });

  it.each([
    ['https://images.test/logo.png', 'https://images.test/logo.png?w=640'],
    ['https://images.test/logo.png?w=9&h=1&w=8', 'https://images.test/logo.png?h=1&w=640'],
    ['https://images.test/logo.png?wide=1&w2=1&aw=9', 'https://images.test/logo.png?wide=1&w2=1&aw=9&w=640'],
    ['https://images.test/logo.png?&a=b&&#c', 'https://images.test/logo.png?a=b&w=640'],
    ['https://images.test/logo.png#a?b=c', 'https://images.test/logo.png?w=640'],
    ['https://images.test/a b.png?rect=0,0,1,1', 'https://images.test/a%20b.png?rect=0%2C0%2C1%2C1&w=640'],
  ])('writes %s for the first width as %s', (address, first) => {
    expect(entries(address)[0]).toEqual([first, '640w']);
  });

  it('is the address alone for images of this site', () => {
    expect(imageSizes('/brands/xe/logo.svg')).toBe('/brands/xe/logo.svg');
  });

  const images = fc.webUrl({ withQueryParameters: true, withFragments: true });
  itAlways('makes a list of five for any address and query', [images], (address) => {
    const sizes = entries(address);
    expect(sizes.map(([, width]) => width)).toEqual(['640w', '828w', '1200w', '2048w', '3840w']);
    expect(sizes.every(([one, width]) => new URL(one).searchParams.get('w') === width.slice(0, -1))).toBe(true);
    expect(sizes.every(([one]) => new URL(one).origin === new URL(address).origin)).toBe(true);
  });
});
