import * as E from 'fp-ts/Either';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { checkPassword, firstUnmet, type PasswordRule } from '#domain/identity/checkPassword.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

/** The rules of the service for a new password. */
export type PasswordRules = {
  /** Reads the rules once; after a fault, which is logged, the next read tries again. An empty list is the fault `Unexpected`. */
  readonly read: () => IdentityCall<ReadonlyArray<PasswordRule>>;
  /** Refuses a password that breaks a rule. The service checks the rules that were not read. */
  readonly check: <C extends Credentials>(credentials: C) => E.Either<IdentityFault, C>;
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
    check: (credentials) => {
      const unmet = firstUnmet(checkPassword(rules, credentials.password, credentials.email));
      if (unmet === null) return E.right(credentials);
      return E.left({ _tag: 'PasswordRefused', rule: unmet._tag === 'Known' ? unmet.rule : null });
    },
  };
};
