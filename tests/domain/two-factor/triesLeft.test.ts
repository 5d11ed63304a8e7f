import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeSent, emailCodeSent, triesLeft, verificationFailed } from '#domain/two-factor/codeChanges.ts';
import { noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

const afterWrong = (tries: number, from: TwoFactor = noTwoFactor): TwoFactor =>
  Array.from({ length: tries }).reduce<TwoFactor>((state) => verificationFailed(state), from);

describe('triesLeft', () => {
  it.each([
    [0, null],
    [1, 4],
    [2, 3],
    [4, 1],
    [5, null],
    [12, null],
  ])('after %i wrong codes is %s', (tries, left) => {
    expect(triesLeft(afterWrong(tries))).toBe(left);
  });

  it('resets with every sent code', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        for (const sent of [codeSent('sms', 'TwoFASMS')(state), emailCodeSent(state)]) {
          expect(triesLeft(sent)).toBeNull();
          expect(triesLeft(verificationFailed(sent))).toBe(4);
        }
      }),
    );
  });
});
