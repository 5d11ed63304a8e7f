import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { marketingChoiceToSave, withoutMarketingChoice } from '#domain/session/newAccount.ts';

/** Saves the marketing choice of a new account once, as soon as it can be saved; a fault is only logged. */
export const makeSaveMarketingChoice =
  ({ identity, session, log }: Pick<Ports, 'identity' | 'session' | 'log'>): T.Task<void> =>
  async () => {
    const choice = marketingChoiceToSave(session.get());
    if (choice === null) return;
    session.update(withoutMarketingChoice);
    const save = pipe(
      identity.saveMarketingPreference(choice.profileId, choice.accessToken),
      // Because: a marketing choice that cannot be saved must not stop a new account.
      TE.getOrElse(({ _tag }) => T.fromIO(() => log.error(`The marketing choice was not saved: ${_tag}`))),
    );
    await save();
  };
