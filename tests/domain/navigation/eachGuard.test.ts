import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { IdpSession } from '#domain/session/session.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { decide, decideInProduction, detour, known, runs } from './guardDecisions.ts';

const withEmail = session.filter(({ typed }) => typed.email !== null);

describe('the guards one by one', () => {
  it.each<[RoutePath, RoutePath]>([
    ['/signin/locked', '/signin'],
    ['/signin/closed', '/signin'],
    ['/signin/error', '/signin'],
    ['/signin/email-verification', '/signin'],
    ['/signin/account-selection', '/signin'],
    ['/account-type', '/signin'],
    ['/idp/existing', '/signin'],
    ['/2fa/choose-number', '/signin'],
    ['/continue', '/signin'],
    ['/forgot-password/email-verification', '/forgot-password'],
    ['/forgot-password/new-password', '/forgot-password'],
    ['/forgot-password/error', '/forgot-password'],
    ['/signup/error', '/signup'],
    ['/signup/email-verification', '/signup'],
    ['/signup/creating', '/signup'],
    ['/', '/signin'],
  ])('redirects a visitor without a session from %s to %s', (to, expected) => {
    expect(decideInProduction({ to })).toMatchObject({ ...detour(expected), warnings: [] });
  });

  const needEmail = fc.constantFrom<RoutePath>(
    '/forgot-password/email-verification',
    '/forgot-password/new-password',
    '/forgot-password/error',
    '/signup/email-verification',
    '/signup/error',
  );
  itAlways('shows the later screens of recovery and sign-up only with an email', [needEmail, session], (to, any) => {
    expect(decideInProduction({ to }, any)._tag === 'Pass').toBe(any.typed.email !== null);
  });

  it.each([
    ['/signup', 'None'],
    ['/forgot-password', 'None'],
    ['/signin', 'PasswordChange'],
  ] as const)('leaves a password change that needs a sign-in on %s as %s', (to, expected) => {
    const { progress } = decideInProduction({ to }, known({ progress: { pending: 'PasswordChange' } })).session;
    expect(progress.pending).toBe(expected);
  });

  itAlways('shows /signup/creating only to a sign-up that was confirmed in this document', [session], (any) => {
    const { newAccount } = any.progress;
    const passes = newAccount === 'ConfirmedHere' && any.person.confirmed !== null;
    const elsewhere = detour(newAccount === 'None' ? '/signup' : '/continue');
    expect(decide({ to: '/signup/creating' }, any)).toMatchObject(passes ? { _tag: 'Pass' } : elsewhere);
  });
});

describe('the guards after a provider sign-in', () => {
  it.each<[IdpSession, RoutePath]>([
    ['None', '/signin/error'],
    ['Attempted', '/signin/error'],
    ['Failed', '/signin/error'],
    ['AccountExists', '/idp/existing'],
    ['NoAccount', '/account-type'],
    ['Unproven', '/continue'],
  ])('with the result %s lead to %s', (idpSession, expected) => {
    const completed = decideInProduction(
      { to: '/idp/continue', completedEffects: ['AskIdentityProvider'] },
      known({ progress: { idpSession } }),
    );
    expect(completed).toMatchObject(detour(expected));
  });

  it('ask the service for the result first, and continue with a session that it opened', () => {
    const request = { to: '/idp/continue' } as const;
    expect(decideInProduction(request)).toMatchObject(runs('AskIdentityProvider'));
    const opened = known({ progress: { idpSession: 'Live' } });
    const answered = decideInProduction({ ...request, completedEffects: ['AskIdentityProvider'] }, opened);
    expect(answered._tag).toBe('ContinueSignIn');
  });

  const results = fc.constantFrom<IdpSession>(
    'None',
    'Attempted',
    'Failed',
    'AccountExists',
    'NoAccount',
    'Live',
    'Unproven',
  );
  itAlways('show the account type, also after a reload, only to a new person', [withEmail, results], (any, result) => {
    const visit = withParts(any, { progress: { idpSession: result } });
    const at = (from: RoutePath | null) => decide({ to: '/account-type', from }, visit);
    const isReturn = ['Attempted', 'Failed', 'AccountExists', 'NoAccount'].includes(result);
    expect(at(null)).toMatchObject(isReturn ? { _tag: 'Pass' } : detour('/signin'));
    expect(at('/')).toMatchObject(detour('/signin'));
    expect(at('/idp/continue')._tag).toBe('Pass');
  });
});
