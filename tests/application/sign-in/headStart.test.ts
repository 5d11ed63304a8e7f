import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { makeTalkContext } from '#application/session/talkContext.ts';
import { makeHeadStart } from '#application/sign-in/headStart.ts';
import { parseCredentials } from '#domain/identity/parseCredentials.ts';
import { openHexagon } from '#tests/application/stage/hexagon.ts';

const typed = { email: 'personal@sandbox.test', password: 'Correct-horse-9' };
const credentials = E.getOrElseW(() => expect.unreachable('They are fit to be sent.'))(parseCredentials(typed));
const others = E.getOrElseW(() => expect.unreachable('They are fit to be sent.'))(
  parseCredentials({ ...typed, email: 'business@sandbox.test' }),
);

const opened = () => {
  const { ports, useCases } = openHexagon();
  const talkContext = makeTalkContext(ports, useCases.world);
  const said: string[] = [];
  const identity: IdentityGateway = {
    ...ports.identity,
    signIn: (...call) => {
      said.push(call[0].email);
      return ports.identity.signIn(...call);
    },
    abandon: async () => {
      said.push('given up');
      await ports.identity.abandon();
    },
  };
  return { said, context: talkContext(), ...makeHeadStart(identity, talkContext) };
};

describe('a sign-in begun before its view is there', () => {
  it('is said once, and its answer is that of the sign-in that follows', async () => {
    const { begin, signIn, said, context } = opened();
    begin(typed);
    begin(typed);
    expect(said).toEqual([typed.email]);
    expect(E.isRight(await signIn(credentials, context)())).toBe(true);
    expect(said).toEqual([typed.email]);
  });

  it('is taken over once: whoever signs in again asks again', async () => {
    const { begin, signIn, said, context } = opened();
    begin(typed);
    await signIn(credentials, context)();
    await signIn(credentials, context)();
    expect(said).toEqual([typed.email, typed.email]);
  });

  it('is given up where other credentials are sent in the end', async () => {
    const { begin, signIn, said, context } = opened();
    begin(typed);
    await signIn(others, context)();
    expect(said).toEqual([typed.email, 'given up', 'business@sandbox.test']);
  });

  it('is not begun with what is not fit to be sent', () => {
    const { begin, said } = opened();
    begin({ email: 'personal', password: '' });
    expect(said).toEqual([]);
  });
});
