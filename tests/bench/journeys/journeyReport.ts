import { median, table } from '#tests/bench/figures.ts';
import { roundTrip } from './delayProxy.ts';
import type { Leg } from './journeys.ts';
import type { MeasuredLeg, Pause } from './measureLeg.ts';

/** A measured leg with its journey and the pause before it. */
export type JourneyFigure = MeasuredLeg & { readonly journey: string; readonly leg: Leg; readonly pause: Pause };

const nameOf = ({ journey, leg, pause }: JourneyFigure): string =>
  `${journey}, ${leg.name}, ${pause.seconds} s${pause.seconds === 0 ? '' : ` ${pause.when}`}`;

/** Formats the medians of the rounds in round trips, a row for each leg and pause. */
export const journeyTable = (figures: ReadonlyArray<JourneyFigure>): string => {
  const rows = [...new Set(figures.map(nameOf))].map((name) => {
    const rounds = figures.filter((figure) => nameOf(figure) === name);
    const trips = (of: (figure: JourneyFigure) => number): number => (median(rounds.map(of)) ?? 0) / roundTrip;
    const floor = rounds[0]?.leg.floor.length ?? 0;
    const network = trips((figure) => figure.network);
    const measured = [network, network - floor, trips(({ end }) => end)];
    return [name, String(floor), ...measured.map((figure) => figure.toFixed(2))];
  });
  return table([['median in round trips', 'floor', 'network', 'above', 'end'], ...rows]);
};
