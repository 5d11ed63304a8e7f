// @vitest-environment happy-dom
import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeScriptTags } from '#infrastructure/browser/scriptTags.ts';

const address = 'https://launchpad.brand.test/common.js?async';
const placed = (): HTMLScriptElement | null => document.head.querySelector('script');

// Because: this page fetches no script, and is to take one for fetched.
beforeAll(() => {
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
});

describe('scriptTags', () => {
  it('puts a script into the head that nothing waits for, and is done when it has run', async () => {
    const loading = makeScriptTags(document).load(address)();
    expect([placed()?.src, placed()?.async]).toEqual([address, true]);
    expect(E.isRight(await loading)).toBe(true);
  });
});
