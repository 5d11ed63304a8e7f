import { describe, expect, it } from 'vitest';
import { makeDataLayerTags } from '#infrastructure/analytics/dataLayerTags.ts';

describe('the tag manager’s data layer', () => {
  it('is not on the page before there is something to push', () => {
    const page = {};
    makeDataLayerTags(page);
    expect(page).toEqual({});
  });

  it('takes an event by its name, with its variables', () => {
    const page = {};
    const { push } = makeDataLayerTags(page);
    push('page', { screen: 'login', brand: 'xe' });
    push('Signed In', { brand: 'xe' });
    expect(page).toEqual({
      dataLayer: [
        { event: 'page', screen: 'login', brand: 'xe' },
        { event: 'Signed In', brand: 'xe' },
      ],
    });
  });

  it('joins one that stands there already', () => {
    const before = [{ event: 'gtm.js' }];
    const page = { dataLayer: before };
    makeDataLayerTags(page).push('page', {});
    expect(page.dataLayer).toBe(before);
    expect(before).toHaveLength(2);
  });
});
