import * as E from 'fp-ts/Either';
import { type Call, meeting } from '#tests/application/support/breakable.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';

/** What happens to a call: it waits before the service has it, its answer waits, or its answer is lost. */
export type Disturbance = 'Call' | 'Answer' | 'Lost';

const proving: ReadonlyArray<Call> = [
  'signIn',
  'signInWithTwoFactor',
  'confirmSignUp',
  'replacePassword',
  'confirmEmailChange',
  'verifyTwoFactor',
];

const textIn = (given: unknown, field: string): string | null => {
  const text: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, field) : null;
  return typeof text === 'string' ? text : null;
};

type LineParts = {
  readonly app: TestApp;
  /** The person whom the service gave each auth code for. */
  readonly owners: Map<string, string | null>;
  /** Hears of every person whom a call has proven, once the document has the answer. */
  readonly onProven: (email: string) => void;
};

/** Opens the line between a document and the service, without faults. */
export const openLine = ({ app, owners, onProven }: LineParts) => {
  let calls = 0;
  let planned: { readonly at: number; readonly by: Disturbance } | null = null;
  let held: ReadonlyArray<() => void> = [];
  const pass = async (call: number, part: Disturbance): Promise<void> => {
    if (planned?.by === part && call >= planned.at) await new Promise<void>((go) => void (held = [...held, go]));
  };
  /** The person of the session; null while a second factor is owed. */
  const holder = async (): Promise<string | null> => {
    const info = await app.ports.identity.userInfo();
    return E.isRight(info) ? info.right.email : null;
  };
  const identity = meeting(app.ports.identity, async ({ call, given }, ask) => {
    calls += 1;
    const at = calls;
    await pass(at, 'Call');
    const answer = await ask();
    const isProof = proving.includes(call);
    const person = E.isRight(answer) && (isProof || call === 'tokens') ? await holder() : null;
    const code = E.isRight(answer) ? textIn(answer.right, 'authCode') : null;
    if (code !== null) owners.set(code, textIn(given[0], 'email') ?? person);
    await pass(at, 'Answer');
    if (planned?.by === 'Lost' && at === planned.at) return E.left({ _tag: 'Unreachable' });
    if (isProof && person !== null) onProven(person);
    return answer;
  });
  return {
    identity,
    /** Disturbs the call that follows a number of others. Where it waits, later calls wait as well. */
    disturb: (after: number, by: Disturbance) => {
      if (held.length === 0) planned = { at: calls + 1 + after, by };
    },
    isHeld: () => held.length > 0,
    letGo: () => {
      const gone = held;
      [planned, held] = [null, []];
      for (const go of gone) go();
    },
    /** Leaves the held calls for ever, because the document is left. */
    cut: () => void ([planned, held] = [null, []]),
  };
};
