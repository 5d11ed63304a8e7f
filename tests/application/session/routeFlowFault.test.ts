import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

describe('a session that is continued, and whose email is not confirmed', () => {
  it.each([
    ['EmailUnconfirmed', '/signup/email-verification'],
    ['EmailChangePending', '/signin/email-verification'],
  ] as const)('leads to the screen of %s and sends no code while no email is known', async (_tag, screen) => {
    const sentTo: Array<unknown> = [];
    const send = (email: unknown): TE.TaskEither<never, { readonly retryAfterMs: null }> =>
      TE.fromIO(() => {
        sentTo.push(email);
        return { retryAfterMs: null };
      });
    const { useCases } = makeTestApp({
      replace: ({ identity }) => ({
        identity: {
          ...identity,
          tokens: () => TE.left({ _tag }),
          resendConfirmationCode: send,
          resendEmailChange: send,
        },
      }),
    });
    expect(await useCases.visit.continue()()).toEqual(E.right(toRoute(screen)));
    expect(sentTo).toEqual([]);
  });
});
