import type { TabChannel, TabNews } from '#application/ports/browser.ts';
import type { SharedCooldown } from '#domain/session/cooldown.ts';

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

/** Makes the cooldown channels of one browser in memory: each call of the result opens the channel of one more tab. */
export const makeMemoryCooldowns: () => () => TabChannel<SharedCooldown> = makeMemoryChannel;

/** Makes one browser in memory: `openTab` opens one more tab. */
export const makeMemoryBrowser = (): { readonly openTab: () => TabChannel<TabNews> } => ({
  openTab: makeMemoryChannel(),
});
