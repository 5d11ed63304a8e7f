import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/theme.ts';
import { keepTheme, lastGoodTheme } from '#infrastructure/content/keptTheme.ts';
import { makeShelf } from '#infrastructure/browser/shelf.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';

const theme = { ...fallbackTheme(mainBrand), fontFamily: 'Georgia' };
const written = (): string => {
  const shelf = makeMemoryShelf();
  keepTheme(shelf)(mainBrand, 'acme', theme);
  return shelf.read('account.theme.xe.acme') ?? '';
};
const read = (text: string, production = true) =>
  lastGoodTheme({ read: () => text, write: () => undefined }, { production })(mainBrand, 'acme');

describe('the last good theme', () => {
  it('is worn again as it was', () => {
    expect(read(written())).toEqual(theme);
  });

  it('is worn only where every value of it would be taken from the content service too', () => {
    const spoilt = [
      '',
      'null',
      '{}',
      written().replace('"version":1', '"version":2'),
      written().replace('10 20 110', 'url(https://evil.test)'),
      written().replace('"Georgia"', '"x;}*{display:none}"'),
      written().replace('/brands/xe/logo.svg', 'javascript:alert(1)'),
      written().replace('/brands/xe/logo.svg', '//evil.test/logo.svg'),
      written().replace('/brands/xe/logo.svg', 'http://images.test/logo.svg'),
      written().replace('"maxWidth":null', '"maxWidth":99999'),
      written().replace('"maxWidth":null', '"maxWidth":"1px"'),
    ];
    for (const text of spoilt) expect([text, read(text)]).toEqual([text, null]);
  });

  it('may come over http outside production', () => {
    const text = written().replace('/brands/xe/logo.svg', 'http://images.test/logo.svg');
    expect(read(text, false)?.logo.url).toBe('http://images.test/logo.svg');
  });

  it('is none where storage is blocked', () => {
    const blocked = makeShelf(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    keepTheme(blocked)(mainBrand, 'acme', theme);
    expect(lastGoodTheme(blocked, { production: true })(mainBrand, 'acme')).toBeNull();
  });
});
