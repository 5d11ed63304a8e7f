import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Grant } from '#application/ports/identityCalls.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

const email = 'personal@sandbox.test';
const query = '?redirect_uri=https://partner.brand.test/back&state=s1&code_challenge=c1&code_challenge_method=S256';

type Reset = { readonly app: TestApp; readonly granted: () => string };

/** An app whose first fetch of the tokens after the reset fails, and the auth code that the reset was granted. */
const resetWithoutTokensAtFirst = (): Reset => {
  let granted = 'none';
  let hasFailed = false;
  const app = makeTestApp({
    replace: ({ identity }) => ({
      identity: {
        ...identity,
        confirmForgotPassword: (...args) =>
          TE.map<Grant, Grant>((grant) => {
            granted = grant.authCode;
            return grant;
          })(identity.confirmForgotPassword(...args)),
        tokens: (profileId) => async () => {
          if (hasFailed || granted === 'none') return identity.tokens(profileId)();
          hasFailed = true;
          return E.left({ _tag: 'Unreachable' });
        },
      },
    }),
  });
  return { app, granted: () => granted };
};

describe('a reset whose tokens could not be fetched', () => {
  it('returns its own auth code, which has the challenge, when the form is sent again', async () => {
    const { app, granted } = resetWithoutTokensAtFirst();
    const { useCases, engine } = app;
    await useCases.runGuards({ to: '/', query, scheme: 'https:' })();
    await useCases.password.askForReset(email)();
    await useCases.password.enterResetCode(engine.inbox(email)[0]?.code ?? 'none')();
    const save = () => useCases.password.reset({ code: null, password: chosen })();
    expect(E.isLeft(await save())).toBe(true);
    expect(await save()).toEqual(
      E.right({ _tag: 'ClientRedirect', url: `https://partner.brand.test/back?code=${granted()}&state=s1` }),
    );
  });
});
