import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { admitRedirect } from '#domain/redirect/admitRedirect.ts';
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
const admitted = (value: string) =>
  E.getOrElse<unknown, string>(() => 'refused')(admitRedirect(value, 'https:', settings));
const originOf = (address: string) => (address === 'refused' ? address : new URL(address).origin);

describe('admitRedirect, over the corpus of hostile and odd addresses', () => {
  it('reads a corpus with cases of every verdict', () => {
    expect([of('safe').length > 20, of('unsafe').length > 500, of('contained').length > 50]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(of('unsafe'))('refuses $id', ({ value }) => {
    expect(admitted(value)).toBe('refused');
  });

  it.each(of('safe'))('admits $id, its origin untouched', ({ value, expected }) => {
    expect(originOf(admitted(value))).toBe(expected?.origin);
  });

  it.each(of('safe').filter(({ expected }) => expected?.compare === 'exact'))(
    'admits $id as the specification normalises it',
    ({ value, expected }) => {
      expect(admitted(value)).toBe(expected?.address_after_spec_normalisation);
    },
  );

  it.each(of('contained'))('refuses $id, or stays on the allow-list', ({ value }) => {
    expect(['refused', ...corpus.policy.allow_list]).toContain(originOf(admitted(value)));
  });
});
