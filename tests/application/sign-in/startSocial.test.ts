import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';

const leavesFor = (platform: string) =>
  E.right({ _tag: 'ExternalSite', url: expect.stringMatching(new RegExp(`[?&]platform=${platform}$`)) });

describe('startSocial', () => {
  it('names the platform of the visit', async () => {
    const { useCases } = makeTestApp();
    await useCases.runGuards({ to: '/', query: '?platform=XECI', scheme: 'https:' })();
    expect(await useCases.signIn.startSocial('google')()).toEqual(leavesFor('XECI'));
  });

  it('names the platform of the brand before the visit has one', async () => {
    expect(await makeTestApp().useCases.signIn.startSocial('google')()).toEqual(leavesFor('XEMT'));
  });
});
