import * as E from 'fp-ts/Either';
import type { Ports } from '#application/ports/ports.ts';
import { withMarketingChoice } from '#domain/session/changes.ts';
import { marketingChoiceToSave } from '#domain/session/newAccount.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';

/**
 * Saves the marketing choice of a new account, once, as soon as it can be saved. Where the service wants the second factor first, the session
 * requires the factor and keeps the choice. Any other fault is only logged: it must not stop a new account.
 */
export const saveMarketingChoice = async ({
  identity,
  session,
  log,
}: Pick<Ports, 'identity' | 'session' | 'log'>): Promise<void> => {
  const choice = marketingChoiceToSave(session.get());
  if (choice === null) return;
  session.update(withMarketingChoice(false));
  const saved = await identity.saveMarketingPreference(choice.profileId, choice.accessToken)();
  if (!E.isLeft(saved)) return;
  if (saved.left._tag === 'TwoFactorIncomplete') {
    session.update(requireTwoFactorOfSession);
    session.update(withMarketingChoice(true));
    return;
  }
  log.error(`The marketing choice was not saved: ${saved.left._tag}`);
};
