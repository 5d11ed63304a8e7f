import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentLabel } from '#domain/analytics/eventProperties.ts';
import { parseAccountType } from '#domain/platform/accountType.ts';
import { hasTransferSiteSession, parsePlatform, platforms } from '#domain/platform/platform.ts';
import type { ReferenceSource } from '#domain/redirect/referenceSource.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('a platform', () => {
  it('is one of eight (specification 3.3)', () => {
    expect(platforms).toEqual(['XEMT', 'XECI', 'XERA', 'XECD', 'BRITLINE', 'JOHNLEWIS', 'ERP', 'DEVPORTAL']);
  });

  it.each(['', 'XE', 'XEMT ', 'XEMTX', 'constructor', 'xecı', 'johnlewiſ'])('is not named by %j', (word) => {
    expect(parsePlatform(word)).toBeNull();
  });

  itAlways('is read in any case', [fc.mixedCase(fc.constantFrom(...platforms))], (word) => {
    expect(parsePlatform(word)).toBe(word.toUpperCase());
  });

  it('is named with no character beyond ASCII, in whatever case', () => {
    const beyond = Array.from({ length: 0x10000 - 0x80 }, (_, index) => String.fromCharCode(index + 0x80));
    const cased = beyond.filter((character) => /[a-z]/i.test(character.toUpperCase() + character.toLowerCase()));
    expect(cased).toEqual(expect.arrayContaining(['ı', 'ſ', '\u212A']));
    const words = platforms.flatMap((platform) =>
      cased.flatMap((character) => Array.from(platform, (letter) => platform.replaceAll(letter, character))),
    );
    expect(words.filter((word) => parsePlatform(word) !== null)).toEqual([]);
  });

  it('has a session of the transfer site only if it is XEMT or BRITLINE', () => {
    expect(platforms.filter(hasTransferSiteSession)).toEqual(['XEMT', 'BRITLINE']);
  });
});

describe('parseAccountType', () => {
  it('reads the two types that a person can choose, and no other text', () => {
    expect([parseAccountType('Personal'), parseAccountType('Business')]).toEqual(['Personal', 'Business']);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('personal', 'Corporate', 'XECD', 'XERA', '')), (word) => {
        fc.pre(word !== 'Personal' && word !== 'Business');
        expect(parseAccountType(word)).toBeNull();
      }),
    );
  });
});

describe('segmentLabel', () => {
  it.each<readonly [ReferenceSource | null, string | null]>([
    ['personal', 'Personal'],
    ['business', 'Business'],
    ['XECD', 'XECD'],
    ['XECI', 'XECI'],
    ['XERA', 'XERA'],
    ['DEVPORTAL', null],
    [null, null],
  ])('of %s is %s', (source, label) => {
    expect(segmentLabel(source)).toBe(label);
  });
});
