import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import { fieldsKnownAhead, noSystemFields } from '#domain/system/systemFields.ts';

describe('the system fields before the service answers', () => {
  it('are those of a visitor in Great Britain, without documents, phone countries and social logins', () => {
    expect(noSystemFields).toEqual({
      geoLocation: 'GB',
      terms: null,
      privacyPolicy: null,
      cookieNotice: null,
      phoneCountries: [],
      socialLogins: [],
    });
  });

  it.each(brands)('have the social logins of the row of $key, in their order', (brand) => {
    expect(brand.socialLogins).toEqual(['google', 'apple']);
    expect(fieldsKnownAhead(brand)).toEqual({ ...noSystemFields, socialLogins: [{ id: 'google' }, { id: 'apple' }] });
    expect(fieldsKnownAhead({ ...brand, socialLogins: [] })).toEqual(noSystemFields);
  });
});
