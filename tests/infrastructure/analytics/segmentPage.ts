import { vi } from 'vitest';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import { makeAnonymousIdStore } from '#infrastructure/analytics/anonymousIdStore.ts';
import { makeSegmentAnalytics } from '#infrastructure/analytics/segmentAnalytics.ts';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';
import { makeHttp } from '#infrastructure/http/httpClient.ts';

/** An event as the collector gets it. */
export type Sent = Readonly<Record<string, unknown>>;

type OnBatch = Parameters<typeof makeSegmentAnalytics>[0]['onBatch'];

/** The time after which a batch is sent. */
export const batchMs = 5000;

/** The answer of a collector that takes everything. */
export const taken = async (): Promise<Response> => Response.json({ integrations: {} });

let visit = 0;

/** Opens the adapter as a new page does. `answer` is the answer of its collector to a path, which keeps what it takes. */
export const openPage = (
  answer: (path: string) => Promise<Response> = taken,
  onBatch: OnBatch = () => undefined,
): AnalyticsSink & { readonly sent: () => ReadonlyArray<Sent> } => {
  visit += 1;
  const host = `https://collector${visit}.test/`;
  let sent: ReadonlyArray<Sent> = [];
  const collect = async (to: unknown, init: RequestInit = {}): Promise<Response> => {
    const [address = ''] = String(to).split('#');
    if (!address.startsWith(host)) return new Response();
    const answered = await answer(address.slice(host.length));
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{"batch":[]}');
    if (answered.ok) sent = [...sent, ...(body.batch ?? [body])];
    return answered;
  };
  vi.stubGlobal('fetch', collect);
  const analytics = makeSegmentAnalytics({
    source: { writeKey: 'key', host },
    collector: makeHttp({ base: host, now: Date.now, fetch: (...call) => fetch(...call) }),
    now: Date.now,
    anonymousIdStore: makeAnonymousIdStore(browserCookies, 'xe.com'),
    page: window,
    onBatch,
  });
  return { ...analytics, sent: () => sent };
};
