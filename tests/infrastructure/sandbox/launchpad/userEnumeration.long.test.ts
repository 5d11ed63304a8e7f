import { describe, expect, it } from 'vitest';
import { makeLaunchpadTestClient } from './launchpadTestClient.ts';

const unknown = 'nobody@sandbox.test';
// Because: the engine's own test has every account; over HTTP one of each kind shows that nothing is added.
const kinds = ['personal', 'locked', 'closed', 'unconfirmed', 'sms2fa', 'social'];
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
    const answer = await call(`/authorization/${path}`, { method: 'POST', body: { username, ...guess } });
    answers.push([answer.status, [...answer.headers], await answer.text()]);
  }
  return answers;
};

describe.each(paths)('the answers of %s over HTTP', (path) => {
  const toUnknown = answersFor(path, unknown);

  it.each(kinds)(
    'are the same for %s@sandbox.test and an unknown address: status, headers and body, until the limit and beyond',
    async (kind) => {
      expect(await answersFor(path, `${kind}@sandbox.test`)).toEqual(await toUnknown);
    },
  );
});
