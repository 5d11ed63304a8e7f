import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeScriptTags, type TrustedTypes, ownScriptsPolicy } from '#infrastructure/browser/scriptTags.ts';

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

  it('makes one Trusted Types policy, for the first script', async () => {
    const made: string[] = [];
    const types: TrustedTypes = {
      createPolicy: (name) => {
        made.push(name);
        return { createScriptURL: (own) => `${own}&trusted` };
      },
    };
    const { load } = makeScriptTags(document, types);
    expect(made).toEqual([]);
    await load(address)();
    await load(address)();
    expect(made).toEqual([ownScriptsPolicy]);
    expect([...document.head.querySelectorAll('script')].at(-1)?.src).toBe(`${address}&trusted`);
  });

  it('loads nothing where the page admits no policy', async () => {
    const createPolicy = (): never => {
      throw new TypeError('Refused by the policy');
    };
    const before = document.head.querySelectorAll('script').length;
    expect(E.isLeft(await makeScriptTags(document, { createPolicy }).load(address)())).toBe(true);
    expect(document.head.querySelectorAll('script')).toHaveLength(before);
  });
});
