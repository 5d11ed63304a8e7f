import { describe, expect, it } from 'vitest';
import { promptNoneAnswer } from '#domain/navigation/entryQuery.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const redirect = 'redirect_uri=https://partner.brand.test/back?_dfxid=D';
const back = 'https://partner.brand.test/back?_dfxid=D&error=interaction_required';

const answerTo = (query: string, path: '/' | '/signin' = '/', at = context): string | null =>
  promptNoneAnswer(at, { path, query, scheme: 'https:' });

describe('the answer to a root with prompt=none', () => {
  it('goes to the valid redirect with the state, whatever else is asked for', () => {
    for (const more of ['', '&platform=ERP&login_hint=a@b.test', '&next=signup&ui_locales=de&allLocales=true'])
      expect(answerTo(`?${redirect}&state=s 1&prompt=none${more}`)).toBe(`${back}&state=s%201`);
  });

  it('has no state at a brand that captures none', () => {
    const other = { ...context, brand: { ...context.brand, capturesOAuth: false } };
    expect(answerTo(`?${redirect}&state=s&prompt=none`, '/', other)).toBe(back);
  });

  it.each([
    ['none', true],
    ['none login', true],
    ['create none', true],
    ['None', false],
    ['nones', false],
    ['consent', false],
  ])('exists for the list of prompts %j: %s', (prompts, isOne) => {
    expect(answerTo(`?${redirect}&prompt=${prompts}`) !== null).toBe(isOne);
  });

  it('does not exist without a valid redirect, or for another screen', () => {
    for (const asked of [
      '',
      'redirect_uri=',
      'redirect_uri=https://evil.test/back',
      'redirect_uri=javascript:alert(1)',
    ])
      expect(answerTo(`?state=s&prompt=none&${asked}`)).toBeNull();
    expect(answerTo(`?${redirect}&prompt=none`, '/signin')).toBeNull();
  });
});
