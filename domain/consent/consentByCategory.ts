import * as E from 'fp-ts/Either';
import { consentCategories, type Consent, type ConsentCategory } from './consent.ts';

/** Why consent could not be set or read; the message is the log text. */
export type ConsentFault = {
  readonly _tag: 'UnknownCategory' | 'NotBoolean' | 'UnrecognizedCategory';
  readonly message: string;
};

/** Sets one category; refuses an unknown name, and any value that is not a boolean. */
export const setConsentCategory =
  (category: string, value: unknown) =>
  (consent: Consent): E.Either<ConsentFault, Consent> => {
    if (!isCategory(category)) return E.left(unknownCategory);
    return typeof value === 'boolean' ? E.right({ ...consent, [category]: value }) : E.left(notBoolean(category));
  };

/** Whether a category is consented to; an unknown name is a fault. */
export const hasConsent =
  (category: string) =>
  (consent: Consent): E.Either<ConsentFault, boolean> =>
    isCategory(category) ? E.right(consent[category]) : E.left(unrecognizedCategory);

const isCategory = (word: string): word is ConsentCategory => consentCategories.some((category) => category === word);

const unknownCategory: ConsentFault = {
  _tag: 'UnknownCategory',
  message: 'Tried to consent to an unknown category of cookies',
};

const notBoolean = (category: ConsentCategory): ConsentFault => ({
  _tag: 'NotBoolean',
  message: `Non-boolean consent value given for category ${category}`,
});

const unrecognizedCategory: ConsentFault = {
  _tag: 'UnrecognizedCategory',
  message: 'Attempted to check consent status of unrecognized category',
};
