import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makePasswordRules } from '#application/password/passwordRules.ts';
import type { PasswordGateway } from '#application/ports/identityGateway.ts';
import { usualRules } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

type Answer = Awaited<ReturnType<PasswordGateway['passwordRules']>>;

describe('readPasswordRules', () => {
  it('returns the rules that the list reserves the height for', async () => {
    expect(await makeTestApp({ seeds: [] }).useCases.password.readRules()()).toEqual(E.right(usualRules));
  });

  it.each<readonly [string, Answer, IdentityFault]>([
    ['ServiceFailed', E.left({ _tag: 'ServiceFailed' }), { _tag: 'ServiceFailed' }],
    ['the list is empty', E.right([]), { _tag: 'Unexpected' }],
  ])('logs that %s, and reads again until the rules are there', async (problem, answer, fault) => {
    const { ports, errors } = makeTestApp({ seeds: [] });
    const answers = [answer, E.right(usualRules), E.right([])];
    const passwordRules = () => TE.fromEither(answers.shift() ?? answer)();
    const { read } = makePasswordRules({ ...ports, identity: { ...ports.identity, passwordRules } });
    expect(await read()()).toEqual(E.left(fault));
    expect(errors()).toEqual([`Password rules could not be loaded: ${problem}`]);
    for (const _ of [1, 2]) expect(await read()()).toEqual(E.right(usualRules));
  });
});
