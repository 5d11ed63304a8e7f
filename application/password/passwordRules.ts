import * as E from 'fp-ts/Either';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';

/** The rules of the service for a new password. */
export type PasswordRules = {
  /** Reads the rules once; after a fault, which is logged, the next read tries again. An empty list is the fault `Unexpected`. */
  readonly read: () => IdentityCall<ReadonlyArray<PasswordRule>>;
  /** The rules that were read; none until then. */
  readonly known: () => ReadonlyArray<PasswordRule>;
};

/** Keeps the rules once they are read; until then each read asks again. */
export const makePasswordRules = ({ identity, log }: Pick<Ports, 'identity' | 'log'>): PasswordRules => {
  let rules: ReadonlyArray<PasswordRule> = [];
  return {
    read: () => async () => {
      if (rules.length > 0) return E.right(rules);
      const answer = await identity.passwordRules();
      if (!E.isLeft(answer) && answer.right.length > 0) {
        rules = answer.right;
        return answer;
      }
      log.error(`Password rules could not be loaded: ${E.isLeft(answer) ? answer.left._tag : 'the list is empty'}`);
      return E.isLeft(answer) ? answer : E.left({ _tag: 'Unexpected' });
    },
    known: () => rules,
  };
};
