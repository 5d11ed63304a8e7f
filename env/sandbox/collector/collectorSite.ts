import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { jsonOrNull } from '#domain/shared/parsing.ts';
import { isRecord } from '#env/sandbox/isRecord.ts';
import type { Events } from './events.ts';

/** What the collector is made of. */
export type CollectorSiteParts = { readonly events: Events; readonly host: () => string; readonly now: () => number };

/** The analytics collector: the settings of a source, whose only destination it is, over plain HTTP, and events, single or in a batch. */
export const makeCollectorSite = ({ events, host, now }: CollectorSiteParts): Hono =>
  new Hono()
    .use(cors({ origin: (origin) => origin, credentials: true }))
    .get('/v1/projects/:key/settings', (c) => {
      const destination = { apiKey: c.req.param('key'), apiHost: `${host()}/v1`, protocol: 'http' };
      return c.json({ integrations: { 'Segment.io': destination } }, 200, { 'cache-control': 'no-cache' });
    })
    .post('/v1/:kind', async (c) => {
      if (!/^[a-z]+$/.test(c.req.param('kind'))) return c.notFound();
      const body = jsonOrNull(await c.req.text());
      const received = isRecord(body) ? (body['batch'] ?? [body]) : null;
      if (!Array.isArray(received) || !received.every(isRecord)) return c.json({ success: false }, 400);
      events.add(received, now());
      return c.json({ success: true });
    })
    .notFound((c) => c.json({ success: false }, 404));
