import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { makeEarlySignIn } from '#application/sign-in/earlySignIn.ts';
import { parseCredentials } from '#domain/identity/credentials.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

const typed = { email: 'personal@sandbox.test', password: 'Correct-horse-9' };
const parsed = (text: typeof typed) =>
  E.getOrElseW(() => expect.unreachable('They are fit to be sent.'))(parseCredentials(text));
const credentials = parsed(typed);

const makeFixture = () => {
  const { flow } = makeTestApp();
  const calls: string[] = [];
  const identity: IdentityGateway = {
    ...flow.identity,
    signIn: (...call) => {
      calls.push(call[0].email);
      return flow.identity.signIn(...call);
    },
    abandon: async () => {
      calls.push('aborted');
      await flow.identity.abandon();
    },
  };
  return { calls, context: requestContext(flow), ...makeEarlySignIn({ ...flow, identity }) };
};

describe('earlySignIn', () => {
  it('makes one call, and the later sign-in gets its answer', async () => {
    const { submitEarly, signIn, calls, context } = makeFixture();
    submitEarly(typed);
    submitEarly(typed);
    expect(calls).toEqual([typed.email]);
    expect(E.isRight(await signIn(credentials, context)())).toBe(true);
    expect(calls).toEqual([typed.email]);
  });

  it('gives its answer once: a second sign-in makes a call', async () => {
    const { submitEarly, signIn, calls, context } = makeFixture();
    submitEarly(typed);
    await signIn(credentials, context)();
    await signIn(credentials, context)();
    expect(calls).toEqual([typed.email, typed.email]);
  });

  it.each([{ email: 'business@sandbox.test' }, { password: 'Wrong-horse-9' }])(
    'is aborted if the later sign-in has another of %j',
    async (other) => {
      const { submitEarly, signIn, calls, context } = makeFixture();
      const later = parsed({ ...typed, ...other });
      submitEarly(typed);
      await signIn(later, context)();
      expect(calls).toEqual([typed.email, 'aborted', later.email]);
    },
  );

  it('makes no call with credentials that do not parse', () => {
    const { submitEarly, calls } = makeFixture();
    submitEarly({ email: 'personal', password: '' });
    expect(calls).toEqual([]);
  });
});
