import { describe, expect, it } from 'vitest';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = { ...plainSettings, allowedRedirectOrigins: ['https://partner.brand.test', 'https://app.test/back'] };
const log = makeMemoryLog();
const restore = restoreRedirect(settings, log);

describe('restoreRedirect', () => {
  it.each([
    'https://partner.brand.test/back?_dfxid=acme',
    'https://transfer.brand.test/callback',
    'https://app.test/back/here',
  ])('returns %s unchanged', (address) => {
    expect(restore(address)).toBe(address);
  });

  it.each([
    'https://partner.brand.test.evil.example/back',
    'http://partner.brand.test/back',
    'https://me@partner.brand.test/back',
    'javascript:alert(1)',
    '//partner.brand.test\\@evil.example',
    'https://app.test/admin',
    '',
  ])('refuses %s, and logs that without the address', (address) => {
    const before = log.lines().length;
    expect(restore(address)).toBeNull();
    expect(log.lines().slice(before)).toMatchObject([
      { level: 'error', line: 'Stored redirect address refused: it is dropped with its state and challenge' },
    ]);
  });
});
