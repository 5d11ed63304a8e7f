import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import { describe, expect, it } from 'vitest';
import { makeRouteMissingFactor, makeRouteSendFault } from '#application/session/routeFaults.ts';
import type { FlowSteps } from '#application/steps.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import type { TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';

const start = toRoute('/2fa/review-number');

/** What a fault leads to with a two-factor status, and the session after it. */
const routed = async (fault: Parameters<FlowSteps['routeSendFault']>[0], status: TwoFactorStatus = 'Enrolled') => {
  const session = makeTabSessionStore(makeMemoryStorage(), () => null);
  session.update(inTwoFactor((before) => ({ ...before, status })));
  const routeMissingFactor = makeRouteMissingFactor({ session }, { enterTwoFactor: T.of(start) });
  const answer = await makeRouteSendFault({ session }, { routeMissingFactor })(fault)();
  const { progress, twoFactor } = session.get();
  return { answer, entryFault: progress.entryFault, required: twoFactor.requirement !== 'None' };
};

const nothing = { entryFault: null, required: false };

describe('a code that the service refuses to send', () => {
  it.each(['Locked', 'SetupDisabled'] as const)('leads to the locked screen while it is %s', async (status) => {
    expect(await routed({ _tag: 'SendRefused' }, status)).toEqual({
      ...nothing,
      answer: E.right(toRoute('/2fa/locked')),
    });
  });

  it('leads to sign-in with an unknown fault where two-factor is not locked', async () => {
    const answer = E.right(toRoute('/signin'));
    expect(await routed({ _tag: 'SendRefused' })).toEqual({ ...nothing, answer, entryFault: { _tag: 'Unexpected' } });
  });
});

describe('a code that cannot be sent', () => {
  it.each([
    ['SignedOut', 'Enrolled'],
    ['SignedOut', 'Locked'],
    ['Unexpected', 'Enrolled'],
  ] as const)('for %s leads to sign-in, which shows it, where the status is %s', async (_tag, status) => {
    const answer = E.right(toRoute('/signin'));
    expect(await routed({ _tag }, status)).toEqual({ ...nothing, answer, entryFault: { _tag } });
  });

  it('starts two-factor, which is required from then on, if the factor must be proven first', async () => {
    const answer = E.right(start);
    expect(await routed({ _tag: 'TwoFactorIncomplete' })).toEqual({ ...nothing, answer, required: true });
  });

  it.each(['Unreachable', 'CodeMismatch'] as const)('for %s stays on the page', async (_tag) => {
    expect(await routed({ _tag })).toEqual({ ...nothing, answer: E.left({ _tag }) });
  });
});
