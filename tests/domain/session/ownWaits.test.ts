import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownWaits, secondsUntil } from '#domain/session/cooldown.ts';
import type { Session } from '#domain/session/session.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const time = fc.integer({ min: 1, max: 4_000_000_000_000 });
const wait = fc.nat(86_400_000);
const hour = 3_600_000;

const waitingUntil = (resendAt: number): Session['codes'] => ({ purpose: 'SignUp', fault: null, resendAt });

describe('ownWaits', () => {
  itAlways(
    'leaves a clock that is behind at most what was left by the other',
    [time, time, wait],
    (then, now, left) => {
      const { resendAt } = ownWaits(waitingUntil(then + left), then, now);
      expect(secondsUntil(resendAt, now)).toBeLessThanOrEqual(Math.ceil(left / 1000));
    },
  );

  itAlways(
    'leaves exactly that to a clock that was set back',
    [time, fc.nat(10_000_000), wait],
    (then, setBackBy, left) => {
      const now = then - setBackBy;
      expect(ownWaits(waitingUntil(then + left), then, now).resendAt).toBe(now + left);
    },
  );

  itAlways('changes nothing for a clock that has gone on', [time, fc.nat(10_000_000), wait], (then, passed, left) => {
    expect(ownWaits(waitingUntil(then + left), then, then + passed)).toEqual(waitingUntil(then + left));
  });

  it.each(['rateLimit', 'tooManyException'] as const)('moves the cooldown and the end of %s alike', (_tag) => {
    const waits: Session['codes'] = { purpose: 'SignUp', resendAt: 10_000_000, fault: { _tag, until: 10_060_000 } };
    expect(ownWaits(waits, 9_970_000, 9_970_000 - hour)).toEqual({
      purpose: 'SignUp',
      resendAt: 10_000_000 - hour,
      fault: { _tag, until: 10_060_000 - hour },
    });
  });

  it('keeps what does not wait', () => {
    for (const fault of [null, { _tag: 'invalidCode' }, { _tag: 'rateLimit', until: null }] as const) {
      const codes: Session['codes'] = { purpose: null, resendAt: null, fault };
      expect(ownWaits(codes, hour, 0)).toEqual(codes);
    }
  });
});
