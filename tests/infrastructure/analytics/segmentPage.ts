import { vi } from 'vitest';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import { makeTrackAnonymously } from '#infrastructure/analytics/anonymousEvents.ts';
import { makeSegmentAnalytics } from '#infrastructure/analytics/segmentAnalytics.ts';
import { browserCookies } from '#infrastructure/browser/browserCookies.ts';

/** An event as the collector gets it. */
export type Sent = Readonly<Record<string, unknown>>;

/** The time after which a batch is sent. */
export const batchMs = 5000;

/** The answer of a collector that takes everything. */
export const taken = async (): Promise<Response> => Response.json({ integrations: {} });

let visit = 0;

type PageOptions = {
  /** The answer of the collector to a path; it keeps what it takes. */
  readonly answer?: (path: string) => Promise<Response>;
  readonly maySend?: () => boolean;
};

/** Opens the adapter as a new page does. `asked` are the paths that were asked for, in order. */
export const openPage = ({ answer = taken, maySend = () => true }: PageOptions = {}): AnalyticsSink & {
  readonly sent: () => ReadonlyArray<Sent>;
  readonly asked: () => ReadonlyArray<string>;
} => {
  visit += 1;
  const host = `https://collector${visit}.test`;
  const source = { writeKey: 'key', host };
  let sent: ReadonlyArray<Sent> = [];
  let asked: ReadonlyArray<string> = [];
  const collect = async (to: unknown, init: RequestInit = {}): Promise<Response> => {
    const address = String(to);
    if (!address.startsWith(host)) return new Response();
    const path = address.slice(host.length + 1);
    asked = [...asked, path];
    const answered = await answer(path);
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{"batch":[]}');
    if (answered.ok) sent = [...sent, ...(body.batch ?? [body])];
    return answered;
  };
  vi.stubGlobal('fetch', collect);
  const analytics = makeSegmentAnalytics({
    source,
    trackAnonymously: makeTrackAnonymously(source, { now: Date.now, fetch: (...call) => fetch(...call) }),
    cookies: browserCookies,
    hostName: 'xe.com',
    log: { error: () => undefined },
  })(maySend);
  return { ...analytics, sent: () => sent, asked: () => asked };
};
