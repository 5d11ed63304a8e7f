import type { CodeProblem } from './oneTimeCode.ts';
import type { CredentialsFieldFault } from './parseCredentials.ts';

/** The fault of one field of a form with an email, a password or a code. */
export type FieldFault = CredentialsFieldFault | { readonly field: 'code'; readonly problem: CodeProblem };

/** The faults of every field, in the order of the form. */
export type FormFault = { readonly _tag: 'Incomplete'; readonly fields: ReadonlyArray<FieldFault> };
