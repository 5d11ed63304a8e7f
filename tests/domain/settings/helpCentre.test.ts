import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platforms } from '#domain/platform/platform.ts';
import { helpCentre } from '#domain/settings/addresses.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const noHelpCentres = plainSettings.helpCentreUrls;
const main = 'https://help.brand.test';

describe('helpCentre', () => {
  it('is the platform’s own, whatever the other platforms have', () => {
    fc.assert(
      fc.property(fc.constantFrom(...platforms), fc.webUrl(), fc.option(fc.webUrl()), (platform, own, other) => {
        const others = Object.fromEntries(platforms.map((each) => [each, other]));
        expect(helpCentre({ helpCentreUrls: { ...noHelpCentres, ...others, [platform]: own } }, platform)).toBe(own);
      }),
    );
  });

  it.each(platforms)('of %s, which has none, is the main product’s', (platform) => {
    expect(helpCentre({ helpCentreUrls: { ...noHelpCentres, XEMT: main } }, platform)).toBe(main);
  });

  it.each(platforms)('of %s is none where nothing is configured', (platform) => {
    expect(helpCentre({ helpCentreUrls: noHelpCentres }, platform)).toBeNull();
  });
});
