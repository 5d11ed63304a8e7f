import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { serializeConsent, type Consent, type ConsentState } from '#domain/consent/consent.ts';

type StoredChoice = {
  readonly read: () => ConsentState;
  /** Applies a choice that was made elsewhere. */
  readonly apply: (chosen: Consent) => void;
};

/**
 * Applies a choice of another tab at once, and on a return to this page a stored choice that is not the last one known here. Returns
 * the function that shares a choice of this tab, once it is stored.
 */
export const followChoices = (
  { consents, pageReturns }: Pick<DeferredServicePorts, 'consents' | 'pageReturns'>,
  { read, apply }: StoredChoice,
): ((chosen: Consent) => void) => {
  const readText = (): string | null => {
    const stored = read();
    return stored._tag === 'Given' ? serializeConsent(stored.consent) : null;
  };
  let known = readText();
  const follow = (chosen: Consent): void => {
    known = serializeConsent(chosen);
    apply(chosen);
  };
  consents.listen(follow);
  pageReturns.onReturn(() => {
    const stored = read();
    // Because: a choice that is gone or unreadable refuses nothing, and the next page asks again.
    if (stored._tag === 'Given' && serializeConsent(stored.consent) !== known) follow(stored.consent);
  });
  return (chosen) => {
    // Because: the browser may still read an older cookie (of a narrower path or host, or after a refused write), which is no new choice.
    known = readText();
    consents.post(chosen);
  };
};
