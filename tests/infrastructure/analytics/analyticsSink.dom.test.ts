import { afterEach, beforeEach, vi } from 'vitest';
import { anonymousIdCookie } from '#infrastructure/analytics/segmentAnalytics.ts';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';
import { analyticsSinkContract, type Collected } from '#tests/contracts/analyticsSink.ts';
import { batchMs, openPage, type Sent } from './segmentPage.ts';

const textOr = (value: unknown, otherwise: string | null): string | null =>
  typeof value === 'string' ? value : otherwise;

const collectedOf = ({ event, name, anonymousId, userId, properties, traits }: Sent): Collected => ({
  name: textOr(event ?? name, null),
  anonymousId: String(anonymousId),
  userId: textOr(userId, null),
  payload: properties ?? traits,
});

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('https://account.xe.com/signin');
  browserCookies.remove(anonymousIdCookie, { domain: 'xe.com', path: '/', sameSite: 'Lax' });
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

analyticsSinkContract('segmentAnalytics', (maySend) => {
  const { sent, ...sink } = openPage({ maySend });
  return {
    sink,
    collected: () => sent().map(collectedOf),
    sendBatches: async () => void (await vi.advanceTimersByTimeAsync(2 * batchMs)),
    stored: () => [document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage)].join(''),
  };
});
