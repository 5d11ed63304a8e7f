import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import type { TwoFactorPath } from '#domain/two-factor/twoFactorScreen.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { session } from '#tests/arbitraries/session.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';
import { accessToken, decide, decideInProduction, detour, known, runs } from './guardDecisions.ts';

const path = fc.constantFrom<TwoFactorPath>(
  '/2fa/add-number',
  '/2fa/change-number',
  '/2fa/review-number',
  '/2fa/choose-number',
  '/2fa/locked',
  '/2fa/phone-validation',
  '/2fa/verify-number',
);
const entry = { to: '/2fa/verify-number', hasSessionCookie: true } as const;
const requiring = (more: Partial<TwoFactor> = {}) =>
  known({ twoFactor: { ...noTwoFactor, requirement: 'InSession', ...more } });

describe('the screens of two-factor', () => {
  itAlways('need a session cookie in production, but not for a refused sign-in', [path, session], (to, any) => {
    const visit = withParts(any, { oAuth: { ...any.oAuth, promptsLogin: false } });
    const decision = decideInProduction({ to }, visit);
    const isRedirected = decision._tag === 'Detour' && decision.to === '/signin';
    expect(isRedirected).toBe(any.twoFactor.requirement !== 'BySignIn');
    expect(decide({ to }, any)).toEqual(decide({ to, hasSessionCookie: true }, any));
  });

  itAlways('read the status once, else lead to sign-in', [path, fc.constantFrom('None', 'Typed')], (to, newNumber) => {
    const effect = to === '/2fa/change-number' || to === '/2fa/add-number' ? 'EnterNumberChange' : 'EnterTwoFactor';
    const reloaded = requiring({ newNumber });
    expect(decide({ ...entry, to }, reloaded)).toMatchObject(runs(effect));
    expect(decide({ ...entry, to, completedEffects: [effect] }, reloaded)).toMatchObject(detour('/signin'));
  });

  it.each(['WithFirstNumber', 'WithNewNumber'] as const)(
    'keep the confirmation of a number (%s) over a reload, with a session, and no other screen',
    (given) => {
      const reloaded = requiring({ requirement: 'None', given });
      expect(decideInProduction(entry, reloaded)._tag).toBe('Pass');
      expect(decideInProduction({ ...entry, hasSessionCookie: false }, reloaded)).toMatchObject(detour('/signin'));
      expect(decide({ ...entry, to: '/2fa/change-number' }, reloaded)).toMatchObject(runs('EnterNumberChange'));
    },
  );

  itAlways('read it for a change where a number was typed and no second factor is required', [path], (to) => {
    const typing = requiring({ requirement: 'None', newNumber: 'Typed' });
    expect(decide({ ...entry, to }, typing)).toMatchObject(runs('EnterNumberChange'));
  });

  it.each<[string, Parts, '/signin' | '/signin/error' | '/continue']>([
    ['a fault', { person: { accessToken }, progress: { entryFault: { _tag: 'ServiceFailed' } } }, '/signin'],
    ['no tokens', {}, '/signin'],
    ['tokens that need no second factor', { person: { accessToken } }, '/continue'],
    ['tokens that require one', { person: { accessToken }, twoFactor: { requirement: 'InSession' } }, '/signin'],
    ['a code by email refused', { twoFactor: { requirement: 'InSession', standing: 'EmailRefused' } }, '/signin/error'],
  ])('lead after an entry with %s to its screen', (_what, parts, screen) => {
    const request = { ...entry, completedEffects: ['EnterTwoFactor'] } as const;
    expect(decide(request, known(parts))).toMatchObject(detour(screen));
  });

  it('lead to the one that fits the state, which is shown', () => {
    const setUp = requiring({ standing: 'Read', status: 'SetupRequired' });
    expect(decide(entry, setUp)).toMatchObject(detour('/2fa/add-number'));
    const sent = { channel: 'email', previousChannel: null, sendAttempts: 1, verificationAttempts: 0 } as const;
    expect(decide(entry, requiring({ standing: 'Read', sent }))._tag).toBe('Pass');
  });
});
