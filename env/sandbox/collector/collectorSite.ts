import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { jsonOrNull } from '#domain/shared/parsing.ts';
import { isRecord } from '#env/sandbox/isRecord.ts';
import type { Events } from './events.ts';

/** The settings of an analytics source: its only destination is this collector, over plain HTTP. */
const sourceSettings = (apiKey: string, host: string): object => ({
  integrations: { 'Segment.io': { apiKey, apiHost: `${host}/v1`, protocol: 'http' } },
});

/** What the collector is made of. */
export type CollectorSiteParts = { readonly events: Events; readonly host: () => string; readonly now: () => number };

/** The analytics collector: the settings of a source, and events, single or in a batch. */
export const makeCollectorSite = ({ events, host, now }: CollectorSiteParts): Hono =>
  new Hono()
    .use(cors({ origin: (origin) => origin, credentials: true }))
    .get('/v1/projects/:key/settings', (c) =>
      c.json(sourceSettings(c.req.param('key'), host()), 200, { 'cache-control': 'no-cache' }),
    )
    .post('/v1/:kind', async (c) => {
      if (!/^[a-z]+$/.test(c.req.param('kind'))) return c.notFound();
      const body = jsonOrNull(await c.req.text());
      const received = isRecord(body) ? (body['batch'] ?? [body]) : null;
      if (!Array.isArray(received) || !received.every(isRecord)) return c.json({ success: false }, 400);
      events.add(received, now());
      return c.json({ success: true });
    })
    .notFound((c) => c.json({ success: false }, 404));
