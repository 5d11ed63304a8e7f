import { makeListeners } from '#application/shared/listeners.ts';

const { tell, subscribe } = makeListeners<readonly [fault: unknown]>();

/** Every fault an action of any screen came to passes here once. */
export const faultsHeard = { tell, listen: subscribe };
