import type { ConsentChannel } from '#application/ports/consent.ts';
import type { CooldownChannel, Tabs } from '#application/ports/browser.ts';

type Listener<Message> = (message: Message) => void;

type Channel<Message> = {
  readonly post: (message: Message) => void;
  readonly listen: (listener: Listener<Message>) => void;
};

/** Returns a function that opens one more tab; a message posted in a tab reaches the listeners of all other tabs. */
const makeMemoryChannel = <Message>(): (() => Channel<Message>) => {
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
export const makeMemoryCooldowns: () => () => CooldownChannel = makeMemoryChannel;

/** Makes the consent channels of one browser in memory: each call of the result opens the channel of one more tab. */
export const makeMemoryConsents: () => () => ConsentChannel = makeMemoryChannel;

/** Makes one browser in memory: `openTab` opens one more tab. */
export const makeMemoryBrowser = (): { readonly openTab: () => Tabs } => {
  const open = makeMemoryChannel<Parameters<Tabs['tell']>[0]>();
  return {
    openTab: () => {
      const { post, listen } = open();
      return { tell: post, listen };
    },
  };
};
