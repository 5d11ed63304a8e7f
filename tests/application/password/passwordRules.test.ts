import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { PasswordGateway } from '#application/ports/identityGateway.ts';
import { usualRules } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

type Answer = Awaited<ReturnType<PasswordGateway['passwordRules']>>;

type App = TestApp & { readonly reads: () => number };

/** An app whose first reads of the rules have these answers; the sandbox gives the next ones. */
const appWith = (...answers: ReadonlyArray<Answer>): App => {
  let reads = 0;
  const app = makeTestApp({
    replace: ({ identity }) => ({
      identity: {
        ...identity,
        passwordRules: () => {
          const answer = answers[reads];
          reads += 1;
          return answer === undefined ? identity.passwordRules() : TE.fromEither(answer)();
        },
      },
    }),
  });
  return { ...app, reads: () => reads };
};

describe('readPasswordRules', () => {
  it('returns the rules that the list reserves the height for', async () => {
    expect(await makeTestApp().useCases.password.readRules()()).toEqual(E.right(usualRules));
  });

  it.each<readonly [string, Answer, IdentityFault]>([
    ['ServiceFailed', E.left({ _tag: 'ServiceFailed' }), { _tag: 'ServiceFailed' }],
    ['the list is empty', E.right([]), { _tag: 'Unexpected' }],
  ])('logs that %s, and reads again until the rules are there', async (problem, answer, fault) => {
    const { useCases, errors, reads } = appWith(answer, answer);
    expect(await useCases.password.readRules()()).toEqual(E.left(fault));
    expect(await useCases.password.readRules()()).toEqual(E.left(fault));
    const line = `Password rules could not be loaded: ${problem}`;
    expect(errors()).toEqual([line, line]);
    const read = await useCases.password.readRules()();
    expect(read).toMatchObject(E.right([{ rule: 'minLength' }, {}, {}, {}, {}]));
    expect(await useCases.password.readRules()()).toEqual(read);
    expect(reads()).toBe(3);
  });
});
