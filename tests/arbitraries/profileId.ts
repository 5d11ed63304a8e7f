import fc from 'fast-check';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';

/** Any id of a profile. */
export const profileId: fc.Arbitrary<ProfileId> = fc.uuid().map((id) => unsafeNominal<'ProfileId'>(id));
