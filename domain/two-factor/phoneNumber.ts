/** What stands in the two fields of a number's form, unchecked; the country by its two letters. */
export type TypedPhone = { readonly country: string; readonly number: string };

export type NumberProblem = 'Missing' | 'NoCountry' | 'Malformed' | 'TooShort' | 'TooLong';

/** A number as it was understood: in E.164 form, with the country it belongs to and the way it is written there. */
export type PhoneReading = { readonly number: string; readonly country: string | null; readonly national: string };

/** What a number's form is filled in with. */
export type PhoneDraft = TypedPhone;
