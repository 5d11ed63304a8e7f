import { describe, expect, it } from 'vitest';
import { audienceOf } from '#domain/analytics/audience.ts';

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
