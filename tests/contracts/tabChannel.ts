import { describe, expect, it } from 'vitest';
import type { TabChannel } from '#application/ports/browser.ts';

/** The channels of two tabs of one browser. */
type TwoTabs<Message> = () => readonly [TabChannel<Message>, TabChannel<Message>];

/** Resolves with the received messages once there are this many. */
export const receivedBy = <Message>(
  channel: Pick<TabChannel<Message>, 'listen'>,
  count: number,
): Promise<ReadonlyArray<Message>> =>
  new Promise((resolve) => {
    const received: Message[] = [];
    channel.listen((message) => received.push(message) === count && resolve(received));
  });

/** The contract of every channel between the tabs of a browser, shown with some of its messages. */
export const tabChannelContract = <Message>(
  adapter: string,
  fixture: TwoTabs<Message>,
  messages: ReadonlyArray<Message>,
): void => {
  describe(`${adapter} keeps the contract of a channel between tabs`, () => {
    it('sends every message to all listeners of the other tab, complete and in order, and none to its own tab', async () => {
      const [one, other] = fixture();
      const own: Message[] = [];
      one.listen((message) => own.push(message));
      const received = [receivedBy(other, messages.length), receivedBy(other, messages.length)];
      messages.forEach(one.post);
      expect(await Promise.all(received)).toEqual([messages, messages]);
      expect(own).toEqual([]);
    });
  });
};
