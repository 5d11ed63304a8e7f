import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#application/ports/identityCalls.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { standingChanged } from '#domain/two-factor/statusChanges.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

/** A person whose profile has some other values. */
const withProfile = (name: string, values: Partial<Profile>): Promise<TwoFactorTestApp> =>
  makeTwoFactorTestApp(name, ({ profile }) => ({
    profile: pipe(
      profile,
      TE.map((read) => ({ ...read, ...values })),
    ),
  }));

const reopen = ({ ports, useCases }: TwoFactorTestApp, to: RoutePath): Promise<unknown> => {
  ports.session.update(inTwoFactor(standingChanged('Unread')));
  return useCases.runGuards({ to, query: '', scheme: 'https:' })();
};

describe('a number of the profile', () => {
  it('that is no number is reviewed as the profile spells it', async () => {
    const app = await withProfile('sms2fa', { mobileNumber: 'see below' });
    expect(await app.signIn()).toBe('/2fa/review-number');
    expect(app.twoFactor().phone).toMatchObject({ number: 'see below' });
  });
});

describe('a profile that names no email', () => {
  it('lets a refused sign-in go on', async () => {
    const app = await withProfile('legacy2fa', { email: null });
    expect(await app.signIn()).toBe('/2fa/phone-validation');
  });

  it('leaves the email that was sent, where the tokens are refused', async () => {
    const app = await makeTwoFactorTestApp('email2fa', ({ profile }) => ({
      tokens: () => TE.left({ _tag: 'TwoFactorIncomplete' }),
      profile: pipe(
        profile,
        TE.map((read) => ({ ...read, email: null })),
      ),
    }));
    await app.signIn();
    expect(app.useCases.session.get()).toMatchObject({
      typed: { email: 'email2fa@sandbox.test' },
      codes: { purpose: 'TwoFactor' },
    });
  });
});

describe('a refused sign-in whose email is not known any more', () => {
  it('takes the email of the profile', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    app.ports.session.update((session) => withParts(session, { typed: { email: null } }));
    expect(await reopen(app, '/2fa/phone-validation')).toBeNull();
    expect(app.useCases.session.get().typed.email).toBe('legacy2fa@sandbox.test');
  });
});

describe('a reload of the page while a number is set up', () => {
  it('keeps the number that was picked among several, and its profile', async () => {
    const app = await makeTwoFactorTestApp('choose2fa');
    await app.signIn();
    const chosen = app.twoFactor().linkedNumbers[1];
    await app.useCases.twoFactor.chooseNumber(chosen?.profileId ?? '')();
    await reopen(app, '/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject({
      profileId: chosen?.profileId,
      phone: { _tag: 'Checked', number: '+447700900106' },
    });
  });

  it('picks none of several', async () => {
    const app = await makeTwoFactorTestApp('choose2fa');
    await app.signIn();
    await reopen(app, '/2fa/choose-number');
    expect(app.twoFactor()).toMatchObject({ profileId: null, phone: { _tag: 'Absent' } });
  });

  it.each(['onelinked2fa', 'choose2fa', 'setup2fa'])('is no change of a number: %s', async (name) => {
    const app = await makeTwoFactorTestApp(name);
    await app.signIn();
    await reopen(app, '/2fa/add-number');
    expect(app.twoFactor()).toMatchObject({ requirement: 'InSession', status: 'SetupRequired', changingNumber: false });
  });
});
