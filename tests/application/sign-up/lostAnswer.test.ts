import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { ada, signUpIn } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab } from '#tests/application/code/tab.ts';

it('a sign-up form whose answer is lost asks for nothing else when it is sent again: the account exists', async () => {
  const tab = await openTab();
  const acts = signUpIn(tab);
  tab.loses('signUp', { _tag: 'Unreachable' });
  expect([await acts.submit(), await acts.submit()]).toEqual([
    E.left({ _tag: 'Unreachable' }),
    E.left({ _tag: 'UsernameTaken' }),
  ]);
  expect([tab.made('resendSignUpCode'), tab.made('signIn')]).toEqual([0, 0]);
  expect(tab.session().typed.email).toBe(ada);
});
