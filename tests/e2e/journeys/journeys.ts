import { choicesJourney } from './choices.ts';
import type { Journey } from './journey.ts';
import { signInJourney } from './signIn.ts';
import { signUpJourney } from './signUp.ts';

/** The journeys that every engine runs: each step of them is up to the engine. */
export const journeys: readonly Journey[] = [signInJourney, signUpJourney, choicesJourney];
