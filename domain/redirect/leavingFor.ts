import type { LeavingUrl } from '#domain/navigation/destination.ts';
import { mint } from '#domain/shared/nominal.ts';
import type { SafeUrl } from './redirect.ts';

/** An admitted address to leave for as it is, no auth code with it. */
export const leavingFor = (address: SafeUrl): LeavingUrl => mint<'LeavingUrl'>(address);
