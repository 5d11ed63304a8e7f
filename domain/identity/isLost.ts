import type { IdentityFault } from './identityFault.ts';

const lost: ReadonlyArray<IdentityFault['_tag']> = ['Unreachable', 'ServiceFailed', 'Cancelled'];

/** Whether nobody knows if a call took effect: there was no answer, it was aborted, or the service failed. */
export const isLost = ({ _tag }: IdentityFault): boolean => lost.includes(_tag);
