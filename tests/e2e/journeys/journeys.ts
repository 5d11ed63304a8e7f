import { choiceJourneys } from './choices.ts';
import { earlyInputJourneys } from './earlyInput.ts';
import type { Journey } from './journey.ts';
import { signInJourneys } from './signIn.ts';
import { codeJourneys } from './withCode.ts';

/** The journeys that every engine runs. */
export const journeys: readonly Journey[] = [
  ...signInJourneys,
  ...codeJourneys,
  ...choiceJourneys,
  ...earlyInputJourneys,
];
