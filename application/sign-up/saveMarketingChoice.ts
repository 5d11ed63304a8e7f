import * as E from 'fp-ts/Either';
import { flow } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import { withMarketingChoice } from '#domain/session/changes.ts';
import { marketingChoiceToSave } from '#domain/session/newAccount.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';

/** Saves the marketing choice of a new account once, as soon as it can be saved; a fault is only logged, unless the second factor is missing. */
export const makeSaveMarketingChoice =
  ({ identity, session, log }: Pick<Ports, 'identity' | 'session' | 'log'>): T.Task<void> =>
  async () => {
    const choice = marketingChoiceToSave(session.get());
    if (choice === null) return;
    session.update(withMarketingChoice(false));
    const saved = await identity.saveMarketingPreference(choice.profileId, choice.accessToken)();
    if (E.isLeft(saved) && saved.left._tag === 'TwoFactorIncomplete') {
      session.update(flow(requireTwoFactorOfSession, withMarketingChoice(true)));
      return;
    }
    // Because: a marketing choice that cannot be saved must not stop a new account.
    if (E.isLeft(saved)) log.error(`The marketing choice was not saved: ${saved.left._tag}`);
  };
