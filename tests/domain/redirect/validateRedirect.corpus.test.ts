import { describe, expect, it } from 'vitest';
import { validateRedirect } from '#domain/redirect/redirect.ts';
import { readCorpus } from '#tests/arbitraries/corpus.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

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

const corpus = readCorpus('redirects') as Corpus;
const settings = { ...plainSettings, allowedRedirectOrigins: corpus.policy.allow_list };
const of = (verdict: Case['verdict']) => corpus.cases.filter((each) => each.verdict === verdict);
const validated = (value: string) => validateRedirect(value, 'https:', settings) ?? 'refused';
const originOf = (address: string) => (address === 'refused' ? address : new URL(address).origin);

describe('validateRedirect, over the corpus of hostile and odd addresses', () => {
  it('has cases of every verdict', () => {
    expect([of('safe').length > 20, of('unsafe').length > 500, of('contained').length > 50]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(of('unsafe'))('refuses $id', ({ value }) => {
    expect(validated(value)).toBe('refused');
  });

  it.each(of('safe'))('accepts $id with the same origin', ({ value, expected }) => {
    expect(originOf(validated(value))).toBe(expected?.origin);
  });

  it.each(of('safe').filter(({ expected }) => expected?.compare === 'exact'))(
    'normalises $id (specification 4.9)',
    ({ value, expected }) => {
      expect(validated(value)).toBe(expected?.address_after_spec_normalisation);
    },
  );

  it.each(of('contained'))('refuses $id, or stays on the allow-list', ({ value }) => {
    expect(['refused', ...corpus.policy.allow_list]).toContain(originOf(validated(value)));
  });
});
