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
  const {
    progress: { entryFault },
    twoFactor,
  } = session.get();
  return { answer, entryFault, required: twoFactor.requirement !== 'None' };
};

describe('routeSendFault', () => {
  it.each(['Locked', 'SetupDisabled'] as const)(
    'leads from a refusal to the locked screen while it is %s',
    async (status) => {
      const toLocked = E.right(toRoute('/2fa/locked'));
      expect(await routed({ _tag: 'SendRefused' }, status)).toEqual({
        answer: toLocked,
        entryFault: null,
        required: false,
      });
    },
  );

  it('leads from a refusal to sign-in with an unknown fault where two-factor is not locked', async () => {
    const entryFault = { _tag: 'Unexpected' };
    const toSignIn = E.right(toRoute('/signin'));
    expect(await routed({ _tag: 'SendRefused' })).toEqual({ answer: toSignIn, entryFault, required: false });
  });

  it.each(['SignedOut', 'Unexpected'] as const)(
    'leads from %s to sign-in, which shows it, whatever the status is',
    async (_tag) => {
      for (const status of ['Enrolled', 'Locked'] as const)
        expect(await routed({ _tag }, status)).toMatchObject({
          answer: E.right(toRoute('/signin')),
          entryFault: { _tag },
        });
    },
  );

  it('starts two-factor, which is required from then on, if the factor must be proven first', async () => {
    const answer = E.right(start);
    expect(await routed({ _tag: 'TwoFactorIncomplete' })).toEqual({ answer, entryFault: null, required: true });
  });

  it.each(['Unreachable', 'ServiceFailed', 'Cancelled', 'CodeMismatch'] as const)(
    'leaves %s to the page',
    async (_tag) => {
      expect(await routed({ _tag })).toEqual({ answer: E.left({ _tag }), entryFault: null, required: false });
    },
  );
});
