import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { blockedCookies, makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { makeMemoryPageHead } from '#infrastructure/sandbox/memoryPageHead.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';
import { cookieJarContract } from '#tests/contracts/cookieJar.ts';

cookieJarContract('memoryCookies', makeMemoryCookies);

describe('blockedCookies', () => {
  it('is empty, stores nothing and reports that it does not work', () => {
    const attributes = { domain: null, path: '/', days: 1, sameSite: 'Lax' } as const;
    blockedCookies.write('a', '1', attributes);
    blockedCookies.remove('a', attributes);
    expect([blockedCookies.read('a'), blockedCookies.works()]).toEqual([null, false]);
  });
});

describe('steppedClock', () => {
  it('moves only by advance, which ends the waits whose time has come', async () => {
    const clock = makeSteppedClock(1000);
    const ended: string[] = [];
    const waits = [
      clock
        .wait(10)()
        .then(() => ended.push('short')),
      clock
        .wait(500)()
        .then(() => ended.push('long')),
    ];
    expect(clock.now()).toBe(1000);
    clock.advance(10);
    await waits[0];
    expect([clock.now(), ended]).toEqual([1010, ['short']]);
    clock.advance(490);
    await Promise.all(waits);
    expect(ended).toEqual(['short', 'long']);
  });
});

describe('memoryPageHead', () => {
  it('returns what was applied', () => {
    const head = makeMemoryPageHead('fr-FR');
    head.applyTheme(fallbackTheme(mainBrand), mainBrand);
    head.setLocale('fr-FR');
    head.loadFont({ fontFamily: 'Inter', fontFile: null });
    head.loadFont({ fontFamily: 'Lora', fontFile: 'https://content.test/lora.woff2' });
    expect(head.language).toBe('fr-FR');
    expect(head.state()).toEqual({
      theme: fallbackTheme(mainBrand),
      locale: 'fr-FR',
      fontFiles: ['https://content.test/lora.woff2'],
    });
  });
});
