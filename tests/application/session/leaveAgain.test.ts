import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { UseCases } from '#application/useCases.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { challenge } from '#tests/application/hand-over/partner.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

const password = 'Correct-horse-9';
const withState = '?redirect_uri=https://partner.brand.test/back&state=s1';
const withChallenge = `${withState}&code_challenge=${challenge}&code_challenge_method=S256`;

/** A visit, and the calls that a press can make. */
const openVisit = async (query: string) => {
  const calls: Array<string> = [];
  const note = <A>(call: string, answer: A): A => {
    calls.push(call);
    return answer;
  };
  const app = makeTestApp({
    replace: ({ identity }) => ({
      identity: {
        ...identity,
        signIn: (...args) => note('signIn', identity.signIn(...args)),
        tokens: (...args) => note('tokens', identity.tokens(...args)),
        validate2FA: (...args) => note('validate2FA', identity.validate2FA(...args)),
      },
    }),
  });
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return { ...app, calls };
};

type Press = (app: TestApp) => TaskEither<unknown, Destination>;

const signIn: Press = ({ useCases }) => useCases.signIn({ email: 'personal@sandbox.test', password });
const newestCode = ({ engine }: TestApp): string => engine.inbox(null)[0]?.code ?? '';
const verify: Press = (app) =>
  app.useCases.verifyTwoFactorCode({ code: newestCode(app), password: null, rememberBrowser: false });
const account = ({ session }: UseCases, at: number) =>
  session.get().person.linkedAccounts[at]?.profileId ?? ('' as never);

const signInAs =
  (name: string) =>
  async ({ useCases }: TestApp): Promise<void> =>
    void (await useCases.signIn({ email: `${name}@sandbox.test`, password })());

/** How a visit comes to the press that completes its sign-in. */
const ways: ReadonlyArray<readonly [string, (app: TestApp) => Promise<void>, Press]> = [
  ['the password', async () => undefined, signIn],
  ['a second factor', signInAs('email2fa'), verify],
  ['the choice of an account', signInAs('linked'), ({ useCases }) => useCases.selectAccount(account(useCases, 1))],
  [
    'a new password',
    async (app) => {
      await app.useCases.askForReset('personal@sandbox.test')();
      await app.useCases.enterResetCode(newestCode(app))();
    },
    ({ useCases }) => useCases.resetPassword({ code: null, password: 'Quite-another-horse-2' }),
  ],
];

const urlOf = (answer: E.Either<unknown, Destination>): string =>
  E.isRight(answer) && answer.right._tag === 'ClientRedirect' ? answer.right.url : JSON.stringify(answer);

describe.each(ways)('a sign-in that is completed by %s, whose browser stayed', (_way, begin, press) => {
  it('leads to the same address for a minute, without another call', async () => {
    const app = await openVisit(withChallenge);
    await begin(app);
    const first = urlOf(await press(app)());
    expect(first).toMatch(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/);
    const made = app.calls.length;
    app.advance(59_000);
    expect(urlOf(await press(app)())).toBe(first);
    expect(app.calls).toHaveLength(made);
  });

  it('leads to that of a new code later, without a challenge', async () => {
    const app = await openVisit(withState);
    await begin(app);
    const first = urlOf(await press(app)());
    const made = app.calls.length;
    app.advance(61_000);
    const second = urlOf(await press(app)());
    expect(second).toMatch(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/);
    expect(second).not.toBe(first);
    expect(app.calls.slice(made)).toEqual(['tokens']);
    expect(urlOf(await press(app)())).toBe(second);
  });

  it('knows no address once the page has gone, and another email is another sign-in', async () => {
    for (const end of [
      async ({ goAway }: TestApp) => goAway(),
      ({ useCases }: TestApp) => useCases.useAnotherAccount()(),
      ({ useCases }: TestApp) => useCases.signIn({ email: 'business@sandbox.test', password: 'Wrong-horse-9' })(),
    ]) {
      const app = await openVisit(withState);
      await begin(app);
      const first = urlOf(await press(app)());
      await end(app);
      expect(app.useCases.session.get()).toMatchObject({
        person: { authCode: null, signInCode: null, confirmed: null },
      });
      expect(urlOf(await press(app)())).not.toBe(first);
    }
  });
});

describe('a late press with a challenge', () => {
  it.each(ways.slice(1))('leads to sign-in with the email filled in after %s', async (_way, begin, press) => {
    const app = await openVisit(withChallenge);
    await begin(app);
    await press(app)();
    const before = app.useCases.session.get();
    app.advance(61_000);
    expect(await press(app)()).toEqual(E.right(toRoute('/signin')));
    expect(app.useCases.session.get()).toMatchObject({
      typed: { email: before.typed.email },
      oAuth: before.oAuth,
      person: { authCode: null, confirmed: null },
      progress: { entryFault: { _tag: 'SignedOut' } },
    });
  });

  it('is another sign-in where it has the password', async () => {
    const app = await openVisit(withChallenge);
    const first = urlOf(await signIn(app)());
    app.advance(61_000);
    expect(urlOf(await signIn(app)())).not.toBe(first);
    expect(app.calls.filter((call) => call === 'signIn')).toHaveLength(2);
  });
});

describe('a leaving without a finished sign-in', () => {
  it('is given up by a navigation in the app, so that a reload in the next flow keeps the state', async () => {
    const app = await openVisit(withState);
    await app.useCases.returnToClient()();
    await app.useCases.runGuards({ to: '/signin', query: '', scheme: 'https:' })();
    app.goAway();
    expect(app.useCases.session.get().oAuth.state).toBe('s1');
  });

  it('ends as the person goes to a provider, whose return needs the state', async () => {
    const app = await openVisit(withState);
    await signIn(app)();
    await app.useCases.startSocial({ id: 'google' })();
    app.goAway();
    expect(app.useCases.session.get()).toMatchObject({ oAuth: { state: 's1' }, progress: { idpSession: 'Attempted' } });
  });
});
