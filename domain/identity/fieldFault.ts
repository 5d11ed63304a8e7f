import type { CodeProblem } from './oneTimeCode.ts';
import type { CredentialsFieldFault } from './parseCredentials.ts';

/** What is wrong with one field of a form that asks for an email, a password or a code. */
export type FieldFault = CredentialsFieldFault | { readonly field: 'code'; readonly problem: CodeProblem };

/** Names every field that needs mending, in the order of the form. */
export type FormFault = { readonly _tag: 'Incomplete'; readonly fields: ReadonlyArray<FieldFault> };
