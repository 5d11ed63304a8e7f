import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDelayProxy, roundTrip, timeOfExchange } from '#tests/bench/journeys/delayProxy.ts';
import { summarizeJourneys, type JourneyFigure } from '#tests/bench/journeys/journeyReport.ts';
import { covered } from '#tests/bench/journeys/measureLeg.ts';

const figure = (end: number): JourneyFigure => ({
  journey: 'sign-in',
  leg: '“Sign in”',
  pause: { seconds: 3, when: 'before typing' },
  floor: ['OPTIONS authorization/weblogin', 'POST authorization/weblogin', 'GET getGSOTokens'],
  end,
  network: 3 * roundTrip,
  service: roundTrip / 2,
  partnerAnswer: null,
  requests: [],
});

describe('covered', () => {
  const instant = fc.integer({ min: 0, max: 60 });
  const spans = fc.array(
    fc.tuple(instant, instant).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
  );

  it('counts each moment once, in any order of the spans', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const moments = Array.from({ length: 60 }, (_, at) => all.some(([from, to]) => from <= at && at < to));
        expect(covered(all)).toBe(moments.filter(Boolean).length);
      }),
    );
  });
});

describe('summarizeJourneys', () => {
  it('has one row for a leg and its pause: medians in round trips, with and without the time of the service', () => {
    const [row, ...others] = summarizeJourneys([3, 4, 8].map((trips) => figure(trips * roundTrip)));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ floor: 3, network: 3, own: 3.5, end: 4, partnerAnswer: null });
  });
});

describe('timeOfExchange', () => {
  it.each([
    ['of an old connection needs one round trip', -1000, 1],
    ['of a connection that was opened a round trip ago needs two', -roundTrip, 2],
    ['of a new connection needs three', 0, 3],
  ])('%s', (_, openedAt, trips) => {
    const times = { forwardedAt: null, answeredAt: null, deliveredAt: null };
    expect(timeOfExchange({ host: '', line: '', openedAt, sentAt: 0, ...times })).toBe(trips * roundTrip);
  });
});

const request = (port: number, path: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host: `launchpad.xe.localhost:${port}` };
    get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });

describe('the delay proxy', () => {
  it('passes requests on and notes for each its connection and its times, in order', async () => {
    const service = createServer((incoming, outgoing) => outgoing.end(`answer to ${incoming.url}`));
    await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
    const { port: servicePort }: AddressInfo = Object.assign({ port: 0, address: '', family: '' }, service.address());
    const proxy = await openDelayProxy(() => servicePort, 2);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers = [await request(proxy.port, '/one?query', agent), await request(proxy.port, '/two', agent)];
    agent.destroy();
    expect(answers).toEqual(['answer to /one?query', 'answer to /two']);
    const exchanges = proxy.take();
    expect(exchanges.map(({ host, line }) => `${host} ${line}`)).toEqual([
      'launchpad.xe.localhost GET /one',
      'launchpad.xe.localhost GET /two',
    ]);
    expect(new Set(exchanges.map(({ openedAt }) => openedAt)).size).toBe(1);
    for (const { openedAt, sentAt, forwardedAt, answeredAt, deliveredAt } of exchanges) {
      const times = [openedAt, sentAt, forwardedAt ?? 0, answeredAt ?? 0, deliveredAt ?? 0];
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    expect(proxy.take()).toEqual([]);
    await proxy.close();
    service.close();
  });
});
