import type { BrandKey } from '#domain/brand/brand.ts';
import type { Session } from '#domain/session/session.ts';
import type { EventContext } from './eventProperties.ts';

/** What of a session may be told with an event: who sent the visitor and the email, and nothing else of it. */
export const eventContext = (
  { referenceSource, email }: Session,
  surroundings: { readonly brand: BrandKey; readonly recordingUrl: string | null },
): EventContext => ({ brand: surroundings.brand, referenceSource, email, recordingUrl: surroundings.recordingUrl });
