import { describe, expect, it } from 'vitest';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { makeLaunchpadTestClient } from './launchpadTestClient.ts';

const unknown = 'nobody@sandbox.test';
const guess = { password: 'Wrong-horse-9', code: 'none', devicePlatform: 'web' };
const paths = [
  'weblogin',
  'confirmSignup',
  'resendConfirmationCode',
  'webChangeEmailResend',
  'forgotPassword',
  'confirmForgotPassword',
];

/** The answers to calls for one address, with everything of them that a browser receives. */
const answersFor = async (path: string, username: string): Promise<unknown> => {
  const { call } = makeLaunchpadTestClient();
  const answers: unknown[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const answer = await call(`/authorization/${path}?site=account`, { method: 'POST', body: { username, ...guess } });
    answers.push([answer.status, [...answer.headers], await answer.text()]);
  }
  return answers;
};

describe.each(paths)('the answers of %s over HTTP', (path) => {
  const toUnknown = answersFor(path, unknown);

  it.each(seedAccounts.map(({ email }) => email))(
    'are the same for %s and an unknown address: status, headers and body, until the limit and beyond',
    async (known) => {
      expect(await answersFor(path, known)).toEqual(await toUnknown);
    },
  );
});
