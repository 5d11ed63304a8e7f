import { describe, expect, it } from 'vitest';
import { makeWatchCookies } from '#application/session/watchCookies.ts';
import { blockedCookies, makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';

describe('the cookies of a browser', () => {
  it('work, or are blocked', () => {
    expect(makeWatchCookies({ cookies: makeMemoryCookies() }).work()).toBe(true);
    expect(makeWatchCookies({ cookies: blockedCookies }).work()).toBe(false);
  });

  it('are noticed when they are allowed, by looking again', () => {
    let allowed = false;
    const watch = makeWatchCookies({ cookies: { ...blockedCookies, works: () => allowed } });
    let told = 0;
    const stop = watch.subscribe(() => {
      told += 1;
    });
    expect(watch.work()).toBe(false);
    allowed = true;
    expect(watch.work()).toBe(false);
    watch.look();
    expect(watch.work()).toBe(true);
    stop();
    watch.look();
    expect(told).toBe(1);
  });
});
