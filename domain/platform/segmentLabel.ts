import type { ReferenceSource } from './referenceSource.ts';

/** A reference source as analytics names it. */
export type SegmentLabel = 'Personal' | 'Business' | 'XECD' | 'XECI' | 'XERA';

const labels: { readonly [Source in ReferenceSource]: SegmentLabel | null } = {
  personal: 'Personal',
  business: 'Business',
  XECD: 'XECD',
  XECI: 'XECI',
  XERA: 'XERA',
  DEVPORTAL: null,
};

/** The analytics label of a reference source; null for one without a label. */
export const segmentLabel = (source: ReferenceSource | null): SegmentLabel | null =>
  source === null ? null : labels[source];
