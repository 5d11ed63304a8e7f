import { noConsent, type Consent } from './consent.ts';

/** The switches of the second panel. */
export type ConsentToggles = Pick<Consent, 'performance' | 'marketing'>;

/** The consent card: closed, on its first panel, or on its second. */
export type ConsentPrompt =
  | { readonly _tag: 'Hidden' }
  | { readonly _tag: 'Summary'; readonly toggles: ConsentToggles }
  | { readonly _tag: 'Details'; readonly toggles: ConsentToggles };

/** What a person does on the card, or with "Cookie settings". */
export type ConsentMove =
  | { readonly _tag: 'Open'; readonly current: Consent }
  | { readonly _tag: 'Accept' | 'Reject' | 'Customize' | 'Back' | 'Done' }
  | { readonly _tag: 'Set'; readonly toggles: ConsentToggles };

/** Where a move leaves the card, and what was decided by it; null when it decides nothing. */
export type Moved = { readonly prompt: ConsentPrompt; readonly decided: Consent | null };

/** Answers a move; one that the card as it stands does not offer changes nothing. */
export const moveConsent =
  (move: ConsentMove) =>
  (prompt: ConsentPrompt): Moved => {
    if (move._tag === 'Open') return stays({ _tag: 'Summary', toggles: togglesOf(move.current) });
    switch (prompt._tag) {
      case 'Hidden':
        return stays(prompt);
      case 'Summary':
        return moveOnSummary(move, prompt.toggles);
      case 'Details':
        return moveOnDetails(move, prompt.toggles);
    }
  };

const moveOnSummary = (move: ConsentMove, toggles: ConsentToggles): Moved => {
  switch (move._tag) {
    case 'Accept':
      return decide({ performance: true, marketing: true });
    case 'Reject':
      return decide({ performance: false, marketing: false });
    case 'Customize':
      return stays({ _tag: 'Details', toggles });
    default:
      return stays({ _tag: 'Summary', toggles });
  }
};

const moveOnDetails = (move: ConsentMove, toggles: ConsentToggles): Moved => {
  switch (move._tag) {
    case 'Set':
      return stays({ _tag: 'Details', toggles: move.toggles });
    case 'Back':
      return stays({ _tag: 'Summary', toggles });
    case 'Done':
      return decide(toggles);
    default:
      return stays({ _tag: 'Details', toggles });
  }
};

const stays = (prompt: ConsentPrompt): Moved => ({ prompt, decided: null });

const decide = (toggles: ConsentToggles): Moved => ({
  prompt: { _tag: 'Hidden' },
  decided: { ...noConsent, ...toggles },
});

/** The switches as a consent sets them. */
export const togglesOf = ({ performance, marketing }: Consent): ConsentToggles => ({ performance, marketing });
