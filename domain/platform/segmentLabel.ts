import type { ReferenceSource } from './referenceSource.ts';

export type SegmentLabel = 'Personal' | 'Business' | 'XECD' | 'XECI' | 'XERA';

const labels: { readonly [Source in ReferenceSource]: SegmentLabel | null } = {
  personal: 'Personal',
  business: 'Business',
  XECD: 'XECD',
  XECI: 'XECI',
  XERA: 'XERA',
  DEVPORTAL: null,
};

/** What analytics calls a reference source; null where it has no word for it. */
export const segmentLabel = (source: ReferenceSource | null): SegmentLabel | null =>
  source === null ? null : labels[source];
