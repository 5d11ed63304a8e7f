import type { Session } from './session.ts';

/** A deadline of another clock, which read `then`. Where this clock is behind it, what was left then is the most that is left now. */
export const ownDeadline = (deadline: number, then: number, now: number): number => deadline - Math.max(0, then - now);

type Waits = Pick<Session, 'resendAt' | 'codeFault'>;

/** The waits of a session by the clock that reads `now`, where they were noted by one that read `then`: none is longer than it was. */
export const ownWaits = ({ resendAt, codeFault }: Waits, then: number, now: number): Waits => {
  const own = (deadline: number | null): number | null => (deadline === null ? null : ownDeadline(deadline, then, now));
  return {
    resendAt: own(resendAt),
    codeFault: codeFault !== null && 'until' in codeFault ? { ...codeFault, until: own(codeFault.until) } : codeFault,
  };
};
