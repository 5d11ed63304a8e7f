import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { CodeFault, IdpSession } from '#domain/session/session.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { session } from '#tests/arbitraries/session.ts';
import { decide, decideInProduction, detour, known, runs } from './guardDecisions.ts';

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

  const later = ['email-verification', 'new-password', 'error'].map((step) => `/forgot-password/${step}` as RoutePath);
  const needEmail = fc.constantFrom<RoutePath>(...later, '/signup/email-verification', '/signup/error');
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

  const expired: CodeFault = { _tag: 'expiredCode' };
  it.each<[RoutePath | null, CodeFault, CodeFault | null]>([
    ['/signin', { _tag: 'invalidCode' }, null],
    [null, { _tag: 'invalidCode' }, null],
    ['/forgot-password', { _tag: 'invalidCode' }, { _tag: 'invalidCode' }],
    ['/signin', expired, expired],
  ])('begins a visit to a page that comes from %s with the fault %o as %o', (from, fault, kept) => {
    const decision = decideInProduction({ to: '/forgot-password', from }, known({ codes: { fault } }));
    expect(decision.session.codes.fault).toEqual(kept);
  });
});

describe('the guards after a provider sign-in', () => {
  const completedEffects = ['AskIdentityProvider'] as const;
  const after = (idpSession: IdpSession) =>
    decideInProduction({ to: '/idp/continue', completedEffects }, known({ progress: { idpSession } }));

  it.each<[IdpSession, object]>([
    ['None', detour('/signin/error')],
    ['Attempted', detour('/signin/error')],
    ['Failed', detour('/signin/error')],
    ['AccountExists', detour('/idp/existing')],
    ['NoAccount', detour('/account-type')],
    ['Unproven', detour('/continue')],
    ['Live', { _tag: 'ContinueSignIn' }],
  ])('ask the service, and with the result %s decide %o', (idpSession, decision) => {
    expect(decideInProduction({ to: '/idp/continue' })).toMatchObject(runs('AskIdentityProvider'));
    expect(after(idpSession)).toMatchObject(decision);
  });

  const withEmail = session.filter(({ typed }) => typed.email !== null);
  itAlways('show the account type, also after a reload, only to a new person', [withEmail], (any) => {
    const at = (from: RoutePath | null) => decide({ to: '/account-type', from }, any);
    const isReturn = ['Attempted', 'Failed', 'AccountExists', 'NoAccount'].includes(any.progress.idpSession);
    expect(at(null)).toMatchObject(isReturn ? { _tag: 'Pass' } : detour('/signin'));
    expect(at('/')).toMatchObject(detour('/signin'));
    expect(at('/idp/continue')._tag).toBe('Pass');
  });
});
