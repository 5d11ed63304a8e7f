import { grownTo, type Weight } from './growth.ts';
import { immediate, type ListFigure } from './lists.ts';

const ratio = (one: number, other: number): string => (one / other).toFixed(2);

/** Formats the speed of each list, short and long, and their ratio. */
export const listTable = (figures: ReadonlyArray<ListFigure>): string =>
  figures
    .map(({ list, length, shown, key }) => {
      const short = figures.find((other) => other.list === list) ?? { shown, key };
      const verdict = key <= immediate ? 'immediate' : 'slow';
      return `${`${list}: ${length}`.padEnd(32)}shown ${shown.toFixed(0)} ms ${ratio(shown, short.shown)}, slowest key ${key.toFixed(0)} ms, ${verdict}`;
    })
    .join('\n');

/** Formats the size of the first screen, now and in the grown product. */
export const weightTable = ([now, grown]: readonly [now: Weight, grown: Weight]): string =>
  [
    `first screen now: page ${now.page}, script ${now.script} bytes`,
    `with ${grownTo.brands} brands and ${grownTo.languages} languages: page ${grown.page}, script ${grown.script} bytes, ratio ${ratio(grown.page + grown.script, now.page + now.script)}`,
  ].join('\n');
