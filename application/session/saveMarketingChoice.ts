import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { withMarketingChoice } from '#domain/session/changes.ts';
import { marketingChoiceToSave } from '#domain/session/newAccount.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';

/** How long the way on waits for the choice to be saved, in milliseconds. */
const ms = 5000;

/**
 * Saves the marketing choice of a new account, once, as soon as it can be saved. Where the service wants the second factor first, the session
 * requires the factor and keeps the choice. Any other fault, or no answer in five seconds, is only logged: it must not stop a new account.
 */
export const saveMarketingChoice = async ({
  identity,
  session,
  clock,
  log,
}: Pick<Ports, 'identity' | 'session' | 'clock' | 'log'>): Promise<void> => {
  const choice = marketingChoiceToSave(session.get());
  if (choice === null) return;
  session.update(withMarketingChoice(false));
  const saving = identity.saveMarketingPreference(choice.profileId, choice.accessToken);
  const saved = await withTimeout(saving, { clock, ms, onTimeout: TE.left({ _tag: 'Unreachable' }) })();
  if (!E.isLeft(saved)) return;
  if (saved.left._tag === 'TwoFactorIncomplete') {
    session.update(requireTwoFactorOfSession);
    session.update(withMarketingChoice(true));
    return;
  }
  log.error(`The marketing choice was not saved: ${saved.left._tag}`);
};
