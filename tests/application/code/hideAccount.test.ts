import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideAccount } from '#application/code/hideAccount.ts';
import { wouldRevealAccount } from '#domain/identity/wouldRevealAccount.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';

describe('hideAccount', () => {
  it('keeps the answer of a code that was sent', async () => {
    const sent = E.right({ retryAfterMs: 5000 });
    expect(await hideAccount(TE.fromEither(sent))()).toEqual(sent);
  });

  it('answers a refusal that would reveal the account as a code that was sent, and keeps every other fault', async () => {
    await fc.assert(
      fc.asyncProperty(identityFault, async (fault) => {
        const answer = await hideAccount(TE.left(fault))();
        expect(answer).toEqual(wouldRevealAccount(fault) ? E.right({ retryAfterMs: null }) : E.left(fault));
      }),
    );
  });
});
