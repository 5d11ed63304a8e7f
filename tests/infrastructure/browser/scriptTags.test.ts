// @vitest-environment happy-dom
import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeScriptTags } from '#infrastructure/browser/scriptTags.ts';

const address = 'https://launchpad.brand.test/common.js?async';
const scriptTag = (): HTMLScriptElement | null => document.head.querySelector('script');

// Because: this test page fetches no script, so it must treat each script as loaded.
beforeAll(() => {
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
});

describe('scriptTags', () => {
  it('adds an async script to the head, and resolves when it has loaded', async () => {
    const loading = makeScriptTags(document).load(address)();
    expect([scriptTag()?.src, scriptTag()?.async]).toEqual([address, true]);
    expect(E.isRight(await loading)).toBe(true);
  });
});
