import type { BrandKey } from '#domain/brand/brand.ts';
import type { EventContext } from './eventProperties.ts';
import type { Visitor } from './visitor.ts';

/** What of a session may be told with an event: who sent the visitor and the email, and nothing else of it. */
export const eventContext = (
  { referenceSource, email }: Omit<Visitor, 'profileId'>,
  surroundings: { readonly brand: BrandKey; readonly recordingUrl: string | null },
): EventContext => ({ brand: surroundings.brand, referenceSource, email, recordingUrl: surroundings.recordingUrl });
