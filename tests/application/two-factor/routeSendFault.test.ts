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

describe('a code that cannot be sent', () => {
  it.each([
    ['SendRefused', 'Locked', '/2fa/locked', null],
    ['SendRefused', 'SetupDisabled', '/2fa/locked', null],
    ['SendRefused', 'Enrolled', '/signin', { _tag: 'Unexpected' }],
    ['SignedOut', 'Enrolled', '/signin', { _tag: 'SignedOut' }],
    ['SignedOut', 'Locked', '/signin', { _tag: 'SignedOut' }],
    ['Unexpected', 'Enrolled', '/signin', { _tag: 'Unexpected' }],
  ] as const)('for %s while the status is %s leads to %s, which shows %j', async (...row) => {
    const [_tag, status, screen, entryFault] = row;
    expect(await routed({ _tag }, status)).toEqual({ ...nothing, answer: E.right(toRoute(screen)), entryFault });
  });

  it('starts two-factor, which is required from then on, if the factor must be proven first', async () => {
    const answer = E.right(start);
    expect(await routed({ _tag: 'TwoFactorIncomplete' })).toEqual({ ...nothing, answer, required: true });
  });

  it.each(['Unreachable', 'CodeMismatch'] as const)('for %s stays on the page', async (_tag) => {
    expect(await routed({ _tag })).toEqual({ ...nothing, answer: E.left({ _tag }) });
  });
});
