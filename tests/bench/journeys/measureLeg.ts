import { setTimeout as wait } from 'node:timers/promises';
import { timeOfExchange, type DelayProxy, type Exchange } from './delayProxy.ts';
import type { Leg } from './journeys.ts';
import { shownAt, type Person } from './person.ts';

/** The time that the person lets pass on a form: before the first key, or after the last. */
export type Pause = { readonly seconds: number; readonly when: 'before typing' | 'before the press' };

/** The way from a press to the next screen or to the partner. Times in milliseconds since the press. */
export type MeasuredLeg = {
  readonly leg: string;
  /** The calls that the contract needs one after the other. */
  readonly floor: ReadonlyArray<string>;
  /** When the next screen was shown, or when the browser requested the partner's page. */
  readonly end: number;
  /** How long the network needs for the calls, without the time of the service and of a busy machine. */
  readonly network: number;
  /** How long the service worked on a call. */
  readonly service: number;
  /** When the first byte of the partner's page arrived; null for a leg that leads to a screen. */
  readonly partnerAnswer: number | null;
  /** All requests between the press and the end. */
  readonly requests: ReadonlyArray<string>;
};

type Span = readonly [from: number, to: number];

/** The length of what the spans cover together. */
export const covered = (spans: ReadonlyArray<Span>): number => {
  let [end, length] = [-Infinity, 0];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    length += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return length;
};

const isIdentityCall = ({ host, line }: Exchange): boolean =>
  host.startsWith('launchpad.') && !line.includes('/system/fields');

const isReturn = ({ host, line, deliveredAt }: Exchange): boolean =>
  host === 'partner.xe.localhost' && line === 'GET /' && deliveredAt !== null;

const untilReturned = async (proxy: DelayProxy, seen: ReadonlyArray<Exchange>): Promise<ReadonlyArray<Exchange>> => {
  const all = [...seen, ...proxy.take()];
  if (all.some(isReturn)) return all;
  await wait(10);
  return untilReturned(proxy, all);
};

const spans = (
  calls: ReadonlyArray<Exchange>,
  span: (call: Exchange) => readonly [from: number | null, to: number | null],
): ReadonlyArray<Span> =>
  calls.flatMap((call) => {
    const [from, to] = span(call);
    return from === null || to === null ? [] : [[from, to]];
  });

const describeRequest = ({ host, line, openedAt, sentAt, deliveredAt }: Exchange, start: number): string => {
  const [opened, sent, delivered] = [openedAt, sentAt, deliveredAt ?? NaN].map((at) => (at - start).toFixed(0));
  return `${host} ${line}: connection ${opened}, sent ${sent}, answered ${delivered}`;
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
  const partner = exchanges.find(isReturn);
  const end = arrived ?? partner?.sentAt ?? NaN;
  const since = exchanges.filter(({ sentAt }) => sentAt >= start && sentAt <= end);
  const calls = since.filter(isIdentityCall);
  const service = covered(spans(calls, ({ forwardedAt, answeredAt }) => [forwardedAt, answeredAt]));
  return {
    leg: leg.name,
    floor: leg.floor,
    end: end - start,
    network: covered(calls.map((call) => [call.sentAt, Math.min(end, call.sentAt + timeOfExchange(call))])),
    service,
    partnerAnswer: partner?.deliveredAt === undefined ? null : Number(partner.deliveredAt) - start,
    requests: since.map((exchange) => describeRequest(exchange, start)),
  };
};
