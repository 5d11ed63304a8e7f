/** The two fields of a phone number form, unchecked; the country as two letters. */
export type TypedPhone = { readonly country: string; readonly number: string };

/** Why a phone number is refused. */
export type NumberProblem = 'Missing' | 'NoCountry' | 'Malformed' | 'TooShort' | 'TooLong';

/** A parsed number: in E.164 form, its country, and its national format. */
export type PhoneReading = { readonly number: string; readonly country: string | null; readonly national: string };
