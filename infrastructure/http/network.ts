import { systemClock } from '#infrastructure/browser/systemClock.ts';
import type { HttpParty } from './httpClient.ts';

/** The network and the clock of the browser. */
export const network: Pick<HttpParty, 'fetch' | 'now'> = { fetch: (...call) => fetch(...call), now: systemClock.now };
