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

const corpus = readCorpus<Corpus>('redirects');
const settings = { ...plainSettings, allowedRedirectOrigins: corpus.policy.allow_list };
const of = (verdict: Case['verdict']) => corpus.cases.filter((each) => each.verdict === verdict);
const admit = (value: string) => admitRedirect(value, 'https:', settings);

describe('admitRedirect, over the corpus of hostile and odd addresses', () => {
  it('reads a corpus with cases of every verdict', () => {
    expect([of('safe').length > 20, of('unsafe').length > 500, of('contained').length > 50]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(of('unsafe'))('refuses $id', ({ value }) => {
    expect(E.isLeft(admit(value))).toBe(true);
  });

  it.each(of('safe'))('admits $id as the specification normalises it', ({ value, expected }) => {
    const admitted = E.getOrElse(() => 'refused')(admit(value));
    expect(new URL(admitted).origin).toBe(expected?.origin);
    if (expected?.compare === 'exact') expect(admitted).toBe(expected.address_after_spec_normalisation);
  });

  it.each(of('contained'))('never leaves the allow-list by $id', ({ value }) => {
    const admitted = admit(value);
    if (E.isRight(admitted)) expect(corpus.policy.allow_list).toContain(new URL(admitted.right).origin);
    else expect(admitted.left._tag).toMatch(/^(Malformed|SchemeRefused|CredentialsInAddress|OriginNotListed)$/);
  });
});
