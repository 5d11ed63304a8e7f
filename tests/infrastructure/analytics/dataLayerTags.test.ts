import { describe, expect, it } from 'vitest';
import { makeDataLayerTags } from '#infrastructure/analytics/dataLayerTags.ts';

describe('dataLayerTags', () => {
  it('is created by the first event, and gets each event with its variables', () => {
    const page = {};
    const { push } = makeDataLayerTags(page);
    expect(page).toEqual({});
    push('page', { screen: 'login', brand: 'xe' });
    push('Signed In', { brand: 'xe' });
    expect(page).toEqual({
      dataLayer: [
        { event: 'page', screen: 'login', brand: 'xe' },
        { event: 'Signed In', brand: 'xe' },
      ],
    });
  });

  it('uses an existing data layer, and replaces what is none', () => {
    const before = [{ event: 'gtm.js' }];
    const page = { dataLayer: before };
    makeDataLayerTags(page).push('page', {});
    expect(page.dataLayer).toBe(before);
    expect(before).toHaveLength(2);
    const odd = { dataLayer: JSON.parse('{"not":"a list"}') };
    makeDataLayerTags(odd).push('page', {});
    expect(odd.dataLayer).toEqual([{ event: 'page' }]);
  });
});
