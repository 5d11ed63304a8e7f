import * as t from 'io-ts';
import type { ConsentChannel } from '#application/ports/consent.ts';
import type { CooldownChannel, Tabs } from '#application/ports/tabs.ts';
import { orNull, rightOrNull } from '#domain/shared/orNull.ts';
import { either } from '#infrastructure/http/codecs.ts';
import { codePurpose, email } from '#infrastructure/session/sessionFields.ts';

/** A channel to the other tabs of this origin. Received data is unchecked. */
export type PageChannel = {
  readonly send: (data: unknown) => void;
  readonly listen: (listener: (data: unknown) => void) => void;
};

type Page = Pick<EventTarget, 'addEventListener'>;

/** A broadcast channel that is closed while the page is hidden in the back-forward cache; where it is blocked, nothing is sent. */
export const makePageChannel = (page: Page, open: () => BroadcastChannel): PageChannel => {
  let listeners: ReadonlyArray<(data: unknown) => void> = [];
  let channel: BroadcastChannel | null = null;
  const start = (): void => {
    if (channel !== null) return;
    // Because: a browser that blocks storage may also block broadcast channels.
    channel = orNull(open);
    channel?.addEventListener('message', ({ data }) => listeners.forEach((listener) => listener(data)));
  };
  const stop = (): void => {
    channel?.close();
    channel = null;
  };
  start();
  page.addEventListener('pagehide', stop);
  page.addEventListener('pageshow', start);
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel reaches its own origin alone
    send: (data) => channel?.postMessage(data),
    listen: (listener) => {
      listeners = [...listeners, listener];
    },
  };
};

/** The broadcast channel of this page with a name. */
export const broadcastChannel = (name: string): PageChannel =>
  makePageChannel(window, () => new BroadcastChannel(name));

const decoded =
  <Message>(codec: t.Decoder<unknown, Message>, listener: (message: Message) => void) =>
  (data: unknown): void => {
    const message = rightOrNull(codec.decode(data));
    if (message !== null) listener(message);
  };

const News = either(t.literal('SignedIn'), t.literal('SignedOut'));

/** Tells the other tabs of this origin of a sign-in or a sign-out. */
export const makeBrowserTabs = ({ send, listen }: PageChannel): Tabs => ({
  tell: send,
  listen: (listener) => listen(decoded(News, listener)),
});

const Choice = t.type({ performance: t.boolean, marketing: t.boolean, compliance: t.boolean });

/** Shares each choice of cookies with the other tabs of this origin. */
export const makeBroadcastConsent = ({ send, listen }: PageChannel): ConsentChannel => ({
  post: send,
  listen: (listener) => listen(decoded(Choice, listener)),
});

const Cooldown = t.type({ email, purpose: codePurpose, resendAt: t.number, waitMs: t.number });

/** Shares resend cooldowns with the other tabs of this origin. */
export const makeBroadcastCooldowns = ({ send, listen }: PageChannel): CooldownChannel => ({
  post: send,
  listen: (listener) => listen(decoded(Cooldown, listener)),
});
