import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { BrowserSignals } from '#application/ports/browserSignals.ts';
import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import type { WebVital } from '#application/ports/vitalsMeter.ts';
import { makeRecordedAnalytics, type Told } from '#infrastructure/sandbox/recordedAnalytics.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';
import { makeShelvedFlow } from '#infrastructure/session/shelvedFlow.ts';
import { openHexagon, type Hexagon } from './hexagon.ts';

/** The companions' world in memory, and what can be read of it and done to it from behind. */
export type CompanionStage = {
  readonly ports: CompanionPorts;
  readonly hexagon: Hexagon;
  readonly told: () => ReadonlyArray<Told>;
  readonly lines: () => ReadonlyArray<string>;
  readonly scripts: () => ReadonlyArray<string>;
  readonly recording: () => ReadonlyArray<'start' | 'stop'>;
  /** A value of the page's speed is final. */
  readonly measure: (vital: WebVital) => void;
  /** The partner's banner announces a choice. */
  readonly choose: () => void;
};

/** Everything that needs no time has happened. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

type Staging = Parameters<typeof openHexagon>[0] & {
  readonly signals?: Partial<BrowserSignals>;
  readonly ports?: Partial<CompanionPorts>;
};

const london: BrowserSignals = {
  timeZone: () => 'Europe/London',
  globalPrivacyControl: () => false,
  path: () => '/signin',
};

const recordedParty = () => {
  let [asked, recorded]: [ReadonlyArray<string>, ReadonlyArray<'start' | 'stop'>] = [[], []];
  let report: (vital: WebVital) => void = () => undefined;
  let listener = (): void => undefined;
  const load = (address: string): TE.TaskEither<never, void> => TE.fromIO(() => void (asked = [...asked, address]));
  return {
    scripts: { load },
    recorder: {
      start: async () => {
        recorded = [...recorded, 'start'];
        return E.right(undefined);
      },
      stop: () => void (recorded = [...recorded, 'stop']),
      url: () => null,
    },
    banner: { show: load, isThere: () => false, onChoice: (heard: () => void) => void (listener = heard) },
    vitals: { start: (heard: (vital: WebVital) => void) => async () => void (report = heard) },
    heard: () => ({ asked, recorded }),
    measure: (vital: WebVital): void => report(vital),
    choose: (): void => listener(),
  };
};

/** Sets the companions' world up around a hexagon. */
export const openCompanionStage = (staging: Staging = {}): CompanionStage => {
  const hexagon = openHexagon(staging);
  const { clock, cookies, happenings, log, session } = hexagon.ports;
  const { analytics, tags, told } = makeRecordedAnalytics();
  const { heard, measure, choose, ...party } = recordedParty();
  const signals = { ...london, ...staging.signals };
  const flow = makeShelvedFlow(makeMemoryShelf());
  return {
    ports: { clock, cookies, happenings, log, session, flow, analytics, tags, signals, ...party, ...staging.ports },
    hexagon,
    told,
    lines: hexagon.lines,
    scripts: () => heard().asked,
    recording: () => heard().recorded,
    measure,
    choose,
  };
};
