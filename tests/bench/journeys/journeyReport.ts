import { median } from '#tests/bench/report.ts';
import { roundTrip } from './delayProxy.ts';
import type { MeasuredLeg, Pause } from './measureLeg.ts';

/** A leg with its journey and the pause before it. */
export type JourneyFigure = MeasuredLeg & { readonly journey: string; readonly pause: Pause };

/** A row of the report, in round trips: medians of the rounds. */
export type JourneyRow = {
  readonly name: string;
  readonly floor: number;
  /** From the press to the end, with the time of the service. */
  readonly end: number;
  /** As `end`, without the time of the service. */
  readonly own: number;
  readonly network: number;
  readonly partnerAnswer: number | null;
};

const nameOf = ({ journey, leg, pause }: JourneyFigure): string =>
  `${journey}, ${leg}, ${pause.seconds} s${pause.seconds === 0 ? '' : ` ${pause.when}`}`;

/** The medians of all rounds, one row for each leg and pause. */
export const summarizeJourneys = (figures: ReadonlyArray<JourneyFigure>): ReadonlyArray<JourneyRow> =>
  [...new Set(figures.map(nameOf))].map((name) => {
    const rounds = figures.filter((figure) => nameOf(figure) === name);
    const trips = (of: (figure: JourneyFigure) => number | null): number | null => {
      const time = median(rounds.map(of));
      return time === null ? null : time / roundTrip;
    };
    return {
      name,
      floor: rounds[0]?.floor.length ?? 0,
      end: trips(({ end }) => end) ?? 0,
      own: trips(({ end, service }) => end - service) ?? 0,
      network: trips(({ network }) => network) ?? 0,
      partnerAnswer: trips(({ partnerAnswer }) => partnerAnswer),
    };
  });

/** Formats the report. */
export const journeyTable = (figures: ReadonlyArray<JourneyFigure>): string => {
  const line = (name: string, cells: ReadonlyArray<string>): string =>
    name.padEnd(76) + cells.map((cell) => cell.padStart(10)).join('');
  return [
    line('median in round trips', ['floor', 'network', 'above', 'own', 'end', 'partner']),
    ...summarizeJourneys(figures).map(({ name, floor, network, own, end, partnerAnswer }) =>
      line(name, [
        String(floor),
        ...[network, network - floor, own, end].map((trips) => trips.toFixed(2)),
        partnerAnswer?.toFixed(2) ?? '-',
      ]),
    ),
  ].join('\n');
};
