import { describe, expect, it } from 'vitest';
import { audienceOf } from '#domain/analytics/eventProperties.ts';

describe('audienceOf', () => {
  it.each([
    ['Personal', 'consumer'],
    ['Business', 'corporate'],
    ['XECD', 'corporate'],
    ['XERA', 'corporate'],
    [null, null],
  ] as const)('calls %s %s', (accountType, audience) => {
    expect(audienceOf(accountType)).toBe(audience);
  });
});
