import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import { consentSource } from '#domain/consent/consentSource.ts';

describe('consentSource', () => {
  const script = 'https://banner.johnlewis.test/banner.js';

  it.each(brands)('of $key is this product if consent is on', (brand) => {
    expect(consentSource({ enabled: true, source: script }, brand)).toEqual({ _tag: 'Own' });
  });

  it.each(brands)(
    'of $key is the partner only if consent is off, the brand is not the main one and a source is set',
    (brand) => {
      const partner = brand.key === 'xe' ? { _tag: 'Nobody' } : { _tag: 'Partner', script };
      expect(consentSource({ enabled: false, source: script }, brand)).toEqual(partner);
      expect(consentSource({ enabled: false, source: null }, brand)).toEqual({ _tag: 'Nobody' });
    },
  );
});
