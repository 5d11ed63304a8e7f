import fc from 'fast-check';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { mint } from '#domain/shared/nominal.ts';

export const profileId: fc.Arbitrary<ProfileId> = fc.uuid().map((id) => mint<'ProfileId'>(id));
