import * as T from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { EnterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import { stillToDo } from '#domain/navigation/afterTokens.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import type { Leave } from './leave.ts';

/** Goes on once the tokens are there: the second factor if owed, the account if there are several, the way out. */
export type GoOn = T.Task<Destination>;

export const makeGoOn =
  (
    { session }: Pick<Ports, 'session'>,
    { enterTwoFactor, leave }: { readonly enterTwoFactor: EnterTwoFactor; readonly leave: Leave },
  ): GoOn =>
  () => {
    switch (stillToDo(session.get())) {
      case 'TwoFactor':
        return enterTwoFactor();
      case 'AccountSelection':
        return T.of(toRoute('/signin/account-selection'))();
      case 'Nothing':
        return T.fromIO(() => leave())();
    }
  };
