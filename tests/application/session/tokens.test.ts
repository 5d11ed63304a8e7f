import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { markOf } from '#domain/session/endings.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { answering, goTo, openVisit, signIn, signInElsewhere } from '#tests/application/support/visits.ts';

const cookieOf = ({ ports }: TestApp): string | null => ports.cookies.read('xe_session');

describe('the cookie of the tokens', () => {
  it.each([true, false])(
    'is the session’s, also where they are lost (%s), and its value is not stored',
    async (isLost) => {
      const app = makeTestApp();
      if (isLost) app.breaks('tokens', { _tag: 'Unreachable' });
      await signIn(app, 'personal');
      expect(app.session().person.cookie).toBe(markOf(cookieOf(app)));
      expect(writeSession(app.session())).not.toContain(cookieOf(app));
    },
  );

  it.each([
    ['once', ['business'], true],
    ['twice', ['business', 'personal'], false],
  ] as const)('that changes %s while the tokens are read drops the first ones', async (_times, names, isTheirs) => {
    const elsewhere: string[] = [...names];
    const app: TestApp = makeTestApp({
      replace: answering(({ tokens }) => ({
        tokens: (profileId) => async () => {
          const answer = await tokens(profileId)();
          const name = elsewhere.shift();
          if (name !== undefined) await signInElsewhere(app, name);
          return answer;
        },
      })),
    });
    await signInElsewhere(app, 'linked');
    await goTo(app, '/continue');
    const { linkedAccounts, cookie } = app.session().person;
    expect([app.made('tokens'), linkedAccounts]).toEqual([2, []]);
    expect(cookie === markOf(cookieOf(app))).toBe(isTheirs);
  });

  it('is compared before the page leaves for the partner', async () => {
    const app: TestApp = await openVisit(
      answering(({ saveMarketingPreference }) => ({
        saveMarketingPreference:
          (...choice) =>
          async () => {
            await signInElsewhere(app, 'business');
            return saveMarketingPreference(...choice)();
          },
      })),
    );
    const { signUp } = app.useCases;
    const account = { email: 'ada@example.test', password: 'Correct-horse-9', marketing: true, termsVersion: '1' };
    await signUp.submit({ ...account, accountType: 'Personal' })();
    await signUp.confirm({ code: app.newest(), password: null })();
    expect(await signUp.finish(() => undefined)()).toEqual(E.right(toRoute('/signin')));
    const progress = { entryFault: { _tag: 'SignedOut' } };
    expect(app.session()).toMatchObject({ person: { authCode: null }, progress });
    expect(await goTo(app, '/signin')).toBeNull();
  });
});
