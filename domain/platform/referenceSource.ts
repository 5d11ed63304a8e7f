/** Where a visit was referred from, as the identity service and analytics are told. */
export type ReferenceSource = 'personal' | 'business' | 'XECD' | 'XERA' | 'XECI' | 'DEVPORTAL';
