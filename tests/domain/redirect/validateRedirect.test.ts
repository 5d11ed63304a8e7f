import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed, validateRedirect } from '#domain/redirect/redirect.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { readCorpus } from '#tests/arbitraries/corpus.ts';
import { httpsOrigin, oddAddress, plainWord } from '#tests/arbitraries/origins.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const settings = { ...plainSettings, allowedRedirectOrigins: ['https://pay.partner.test:8443'] };
const validate = (raw: string | null, list: Settings = settings) => validateRedirect(raw, 'https:', list);

/** Odd addresses of a listed origin. */
const onList = fc
  .tuple(oddAddress, fc.constantFrom('/', '?', '/a//', '?_dfxid=', '#'))
  .map(([odd, join]) => `https://transfer.brand.test${join}${odd.replace(/[\u0000-\u001f\u007f-\u009f\\]/g, '')}`);

describe('validateRedirect', () => {
  it('returns only addresses on the allow-list, with only the two tracking parameters, and those again as they are', () => {
    reaches(
      25,
      (inCase) =>
        fc.property(fc.oneof(oddAddress, onList), (raw) => {
          const outcome = validate(raw);
          inCase(outcome !== null);
          if (outcome === null) return;
          expect(validate(outcome)).toBe(outcome);
          const url = new URL(outcome);
          expect(isAllowed(settings, url)).toBe(true);
          expect([url.protocol, url.username, url.password, url.hash]).toEqual(['https:', '', '', '']);
          url.searchParams.forEach((_, name) => expect(['_dfxid', '_clientagentid']).toContain(name));
        }),
      { numRuns: 2000 },
    );
  });

  const path = fc.array(plainWord).map((words) => words.map((word) => `/${word}`).join(''));
  itAlways('accepts each address of a listed origin alone', [httpsOrigin, httpsOrigin, path], (listed, other, end) => {
    fc.pre(listed !== other && !isAllowed(settings, new URL(other)));
    const list = { ...settings, allowedRedirectOrigins: [listed] };
    expect(validate(`${listed}${end}`, list)).toBe(`${listed}${end}`);
    expect(validate(`${other}${end}`, list)).toBeNull();
  });

  it('normalises an address before it compares the path of an entry', () => {
    const list = { ...settings, allowedRedirectOrigins: ['https://portal.test/app/'] };
    const below = ['https://portal.test/app', 'HTTPS://Portal.test:443/app/?x=1#y', 'portal.test/x/../app//'];
    const beside = ['https://portal.test', 'https://portal.test/application', 'https://portal.test/admin?/app'];
    for (const raw of [...below, 'portal.test/app']) expect(validate(raw, list)).toBe('https://portal.test/app');
    for (const raw of [...beside, 'https://portal.test/app/../admin']) expect(validate(raw, list)).toBeNull();
  });

  it('never matches a prefix, suffix or part of a listed origin', () => {
    const hosts = ['transfer.brand.test.x.test', 'x.transfer.brand.test', 'xtransfer.brand.test'];
    const others = [...hosts, 'evil.test/https://transfer.brand.test', 'evil.test?transfer.brand.test=x'];
    expect(others.filter((rest) => validate(`https://${rest}`) !== null)).toEqual([]);
  });

  it.each([
    ['https://transfer.brand.test/', 'https://transfer.brand.test'],
    ['HTTPS://Transfer.Brand.Test:443/Path/', 'https://transfer.brand.test/Path'],
    ['pay.partner.test:8443/back', 'https://pay.partner.test:8443/back'],
    ['//transfer.brand.test/a?_clientagentid=B', 'https://transfer.brand.test/a?_clientagentid=B'],
    ['https://transfer.brand.test?_dfxid=a%20b%3Cimg%3E', 'https://transfer.brand.test?_dfxid=a%20b%3Cimg%3E'],
  ])('accepts %s as %s', (raw, expected) => {
    expect(validate(raw)).toBe(expected);
  });

  it.each([
    null,
    'https://transfer.brand\u3002test',
    'https://transfer.brand.test:444',
    'https://account.brand.test/signin',
    'https://pay.partner.test',
    'http://transfer.brand.test',
    'https://user@transfer.brand.test',
    'JaVaScRiPt://transfer.brand.test/%0aalert(1)',
    'view-source:https://transfer.brand.test',
  ])('refuses %j', (raw) => {
    expect(validate(raw)).toBeNull();
  });

  it('adds the page’s scheme where there is none, and allows http outside production only', () => {
    const site = 'http://transfer.xe.localhost:4100';
    const local = { ...settings, production: false, transferSiteUrl: site };
    expect(validateRedirect('transfer.xe.localhost:4100/a', 'http:', local)).toBe(`${site}/a`);
    expect(validateRedirect(site, 'http:', { ...local, production: true })).toBeNull();
  });
});

type Case = {
  readonly id: string;
  readonly value: string;
  readonly verdict: 'safe' | 'unsafe' | 'contained';
  readonly expected?: {
    readonly origin: string;
    readonly address_after_spec_normalisation: string;
    readonly compare: 'exact' | 'origin-only';
  };
};
type Corpus = { readonly policy: { readonly allow_list: ReadonlyArray<string> }; readonly cases: ReadonlyArray<Case> };

describe('validateRedirect, over the corpus of hostile and odd addresses', () => {
  const corpus = readCorpus('redirects') as Corpus;
  const list = { ...plainSettings, allowedRedirectOrigins: corpus.policy.allow_list };
  const originOf = (address: string | null) => (address === null ? 'refused' : new URL(address).origin);
  const withVerdict = (verdict: Case['verdict'], least: number) => {
    const cases = corpus.cases.filter((each) => each.verdict === verdict);
    expect(cases.length).toBeGreaterThan(least);
    return cases.map((each) => ({ ...each, address: validate(each.value, list) }));
  };

  it('refuses every unsafe one', () => {
    expect(withVerdict('unsafe', 500).filter(({ address }) => address !== null)).toEqual([]);
  });

  it('accepts every safe one with the same origin, and normalises it (specification 4.9)', () => {
    const safe = withVerdict('safe', 20);
    expect(safe.filter(({ address, expected }) => originOf(address) !== expected?.origin)).toEqual([]);
    const exact = safe.filter(({ expected }) => expected?.compare === 'exact');
    expect(exact.filter((each) => each.address !== each.expected?.address_after_spec_normalisation)).toEqual([]);
  });

  it('refuses every contained one, or stays on the allow-list', () => {
    const origins = ['refused', ...corpus.policy.allow_list];
    expect(withVerdict('contained', 50).filter(({ address }) => !origins.includes(originOf(address)))).toEqual([]);
  });
});
