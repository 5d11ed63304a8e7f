import type { TabChannel } from '#application/ports/browser.ts';
import type { Consent } from '#domain/consent/consent.ts';

type Listener<Message> = (message: Message) => void;

/** Returns a function that opens one more tab; a message posted in a tab reaches the listeners of all other tabs. */
const makeMemoryChannel = <Message>(): (() => TabChannel<Message>) => {
  const listeners = new Map<symbol, ReadonlyArray<Listener<Message>>>();
  return () => {
    const self = Symbol('tab');
    return {
      post: (message) => {
        const others = [...listeners].filter(([tab]) => tab !== self);
        others.flatMap(([, other]) => other).forEach((listener) => listener(message));
      },
      listen: (listener) => {
        listeners.set(self, [...(listeners.get(self) ?? []), listener]);
      },
    };
  };
};

/** Makes the consent channels of one browser in memory: each call of the result opens the channel of one more tab. */
export const makeMemoryConsents: () => () => TabChannel<Consent> = makeMemoryChannel;
