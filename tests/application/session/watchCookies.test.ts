import { describe, expect, it } from 'vitest';
import { makeWatchCookies } from '#application/session/cookies.ts';
import { blockedCookies, makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';

describe('watchCookies', () => {
  it('tells whether cookies work', () => {
    expect(makeWatchCookies({ cookies: makeMemoryCookies() }).areEnabled()).toBe(true);
    expect(makeWatchCookies({ cookies: blockedCookies }).areEnabled()).toBe(false);
  });

  it('notices allowed cookies on the next look', () => {
    let allowed = false;
    const watch = makeWatchCookies({ cookies: { ...blockedCookies, works: () => allowed } });
    let notified = 0;
    const stop = watch.subscribe(() => {
      notified += 1;
    });
    expect(watch.areEnabled()).toBe(false);
    allowed = true;
    expect(watch.areEnabled()).toBe(false);
    watch.recheck();
    expect(watch.areEnabled()).toBe(true);
    stop();
    watch.recheck();
    expect(notified).toBe(1);
  });
});
