import { setTimeout as wait } from 'node:timers/promises';
import { covered } from '#tests/bench/figures.ts';
import { timeOfExchange, type DelayProxy, type Exchange } from './delayProxy.ts';
import type { Leg } from './journeys.ts';
import { shownAt, type Person } from './person.ts';

/** The time that the person lets pass on a form: before the first key, or after the last. */
export type Pause = { readonly seconds: number; readonly when: 'before typing' | 'before the press' };

/** The way from a press to the next screen or to the partner. Times in milliseconds since the press. */
export type MeasuredLeg = {
  /** When the next screen was shown, or when the browser requested the partner's page. */
  readonly end: number;
  /** How long the network needs for the calls, without the time of the service and of a busy machine. */
  readonly network: number;
  /** All requests between the press and the end. */
  readonly requests: ReadonlyArray<string>;
};

const isIdentityCall = ({ host, line }: Exchange): boolean =>
  host.startsWith('launchpad.') && !line.includes('/system/fields');

const isReturn = ({ host, line }: Exchange): boolean => host === 'partner.xe.localhost' && line === 'GET /';

const untilReturned = async (proxy: DelayProxy, seen: ReadonlyArray<Exchange>): Promise<ReadonlyArray<Exchange>> => {
  const all = [...seen, ...proxy.take()];
  if (all.some(isReturn)) return all;
  await wait(10);
  return untilReturned(proxy, all);
};

type MeasureOptions = { readonly leg: Leg; readonly email: string; readonly pause: Pause };

/** Fills a form in, lets time pass, presses, and measures the way to where the press leads. */
export const measureLeg = async (
  { leg, email, pause }: MeasureOptions,
  person: Person,
  proxy: DelayProxy,
): Promise<MeasuredLeg> => {
  if (pause.when === 'before typing') await wait(pause.seconds * 1000);
  await leg.fill(person, email);
  if (pause.when === 'before the press') await wait(pause.seconds * 1000);
  proxy.take();
  const start = await person.press(leg.button);
  const arrived = leg.heading === null ? null : await shownAt(person.page, leg.heading);
  const exchanges = arrived === null ? await untilReturned(proxy, []) : proxy.take();
  const end = arrived ?? exchanges.find(isReturn)?.sentAt ?? NaN;
  const since = exchanges.filter(({ sentAt }) => sentAt >= start && sentAt <= end);
  const calls = since.filter(isIdentityCall);
  return {
    end: end - start,
    network: covered(calls.map((call) => [call.sentAt, Math.min(end, call.sentAt + timeOfExchange(call))])),
    requests: since.map(({ host, line, sentAt }) => `${host} ${line}: ${(sentAt - start).toFixed(0)}`),
  };
};
