import type { TaskEither } from 'fp-ts/TaskEither';
import type { FormFault } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';

/** What a use case of a form returns: the next destination, or a fault that the form shows. */
export type FormAnswer = TaskEither<FormFault | IdentityFault, Destination>;

/** The person chose none of the offered options. */
export type ChoiceFault = { readonly _tag: 'NothingChosen' };
