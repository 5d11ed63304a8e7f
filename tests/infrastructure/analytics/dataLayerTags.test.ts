import { expect, it } from 'vitest';
import { makeDataLayerTags } from '#infrastructure/analytics/dataLayerTags.ts';

it.each([{}, { dataLayer: JSON.parse('{"not":"a list"}') }])(
  'the data layer is created by the first event, in a page with %j',
  (page) => {
    const before = { ...page };
    const { push } = makeDataLayerTags(page);
    expect(page).toEqual(before);
    push('page', { screen: 'login', brand: 'xe' });
    push('Signed In', { brand: 'xe' });
    const events = [
      { event: 'page', screen: 'login', brand: 'xe' },
      { event: 'Signed In', brand: 'xe' },
    ];
    expect(page).toEqual({ dataLayer: events });
  },
);

it('an existing data layer gets the events', () => {
  const dataLayer = [{ event: 'gtm.js' }];
  makeDataLayerTags({ dataLayer }).push('page', {});
  expect(dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'page' }]);
});
