import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkGuards } from '#domain/navigation/guards.ts';
import type { TwoFactorPath } from '#domain/navigation/routes.ts';
import type { Visit } from '#domain/navigation/visit.ts';
import { mint } from '#domain/shared/nominal.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { session } from '#tests/arbitraries/session.ts';
import { productionWorld, world } from '#tests/arbitraries/visit.ts';

const visit: Visit = {
  to: '/2fa/verify-number',
  query: '',
  from: null,
  scheme: 'https:',
  hasSessionCookie: true,
  settled: [],
};
const path = fc.constantFrom<TwoFactorPath>(
  '/2fa/add-number',
  '/2fa/change-number',
  '/2fa/review-number',
  '/2fa/choose-number',
  '/2fa/locked',
  '/2fa/phone-validation',
  '/2fa/verify-number',
);
const numberScreens: ReadonlyArray<TwoFactorPath> = ['/2fa/change-number', '/2fa/add-number'];
const decide = walkGuards(world);
const inProduction = walkGuards(productionWorld);
const owing = (more: Partial<Session['twoFactor']> = {}): Session => ({
  ...newSession,
  twoFactor: { ...noTwoFactor, required: true, ...more },
});

describe('the entrance of two-factor', () => {
  it('is closed in production to whoever has no session cookie, unless sign-in was refused', () => {
    fc.assert(
      fc.property(path, session, (to, anybody) => {
        const decision = inProduction({ ...visit, to, hasSessionCookie: false })(anybody);
        const turnedAway = decision._tag === 'Detour' && decision.to === '/signin';
        expect(turnedAway).toBe(!anybody.twoFactor.useWebLogin);
      }),
    );
  });

  it('asks for no session cookie outside production', () => {
    fc.assert(
      fc.property(path, session, (to, anybody) => {
        const without = decide({ ...visit, to, hasSessionCookie: false })(anybody);
        expect(without).toEqual(decide({ ...visit, to, hasSessionCookie: true })(anybody));
      }),
    );
  });

  it('asks how things stand where the page has forgotten it, once', () => {
    fc.assert(
      fc.property(path, (to) => {
        const effect = numberScreens.includes(to) ? 'EnterNumberChange' : 'EnterTwoFactor';
        expect(decide({ ...visit, to })(owing())).toMatchObject({ _tag: 'First', effect });
        expect(decide({ ...visit, to, settled: [effect] })(owing())).toMatchObject({ _tag: 'Detour', to: '/signin' });
      }),
    );
  });

  it('leads somebody signed in who owes nothing on as who they are', () => {
    const nothingOwed = { ...newSession, accessToken: mint<'AccessToken'>('token') };
    const decision = decide({ ...visit, settled: ['EnterTwoFactor'] })(nothingOwed);
    expect(decision).toMatchObject({ _tag: 'Detour', to: '/continue' });
  });

  it('finds out again, on any screen, where somebody who owes nothing had typed a number', () => {
    fc.assert(
      fc.property(path, (to) => {
        const typing = owing({ required: false, numberTyped: true });
        expect(decide({ ...visit, to })(typing)).toMatchObject({ _tag: 'First', effect: 'EnterNumberChange' });
      }),
    );
  });

  it('shows a screen that does not fit to nobody, and the one that does instead', () => {
    expect(decide(visit)(owing({ entered: true, status: 'SetupRequired' }))).toMatchObject({
      _tag: 'Detour',
      to: '/2fa/add-number',
    });
    const sent = owing({ entered: true, channel: 'email', sendAttempts: 1 });
    expect(decide(visit)(sent)).toMatchObject({ _tag: 'Pass' });
  });
});
