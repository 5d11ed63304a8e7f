import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { checkPassword, firstUnmet } from '#domain/identity/checkPassword.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';

/** Reads the rules a new password must meet; rules that cannot be had are no rules. */
export type ReadPasswordRules = () => TaskEither<IdentityFault, ReadonlyArray<PasswordRule>>;

/** The service's rules for a new password. */
export type PasswordRules = {
  /** Reads them. When they cannot be had the list is empty, and the log says so. */
  readonly read: ReadPasswordRules;
  /** Refuses a password that breaks a rule read so far; what is not known is left to the service. */
  readonly check: <C extends Credentials>(credentials: C) => E.Either<IdentityFault, C>;
};

/** Remembers the rules once they have been read. */
export const makePasswordRules = ({ identity, log }: Pick<Ports, 'identity' | 'log'>): PasswordRules => {
  let rules: ReadonlyArray<PasswordRule> = [];
  return {
    read: () => async () => {
      if (rules.length > 0) return E.right(rules);
      const answer = await identity.passwordRules();
      if (E.isLeft(answer)) log.error(`Password rules could not be loaded: ${answer.left._tag}`);
      else rules = answer.right;
      return E.right(rules);
    },
    check: (credentials) =>
      pipe(
        firstUnmet(checkPassword(rules, credentials.password, credentials.email)),
        (unmet): E.Either<IdentityFault, typeof credentials> =>
          unmet === null
            ? E.right(credentials)
            : E.left({ _tag: 'PasswordRefused', rule: unmet._tag === 'Known' ? unmet.rule : null }),
      ),
  };
};
