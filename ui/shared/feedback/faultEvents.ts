import { makeListeners } from '#application/shared/listeners.ts';

const { tell: emit, subscribe } = makeListeners<readonly [fault: unknown]>();

/** Emits each fault of each action once. */
export const faultEvents = { tell: emit, subscribe };
