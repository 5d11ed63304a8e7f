import type { Log } from '#application/ports/log.ts';
import type { Theme, ThemeColours } from '#domain/brand/theme.ts';
import { legibleColours } from './legibleColours.ts';

const colourNames: ReadonlyArray<keyof ThemeColours> = ['primary', 'onPrimary', 'accent', 'background', 'surface'];

/** The theme with its words readable; each colour that had to be changed for it is said in the log. */
export const legibleTheme =
  (log: Pick<Log, 'info'>, uid: string) =>
  (theme: Theme): Theme => {
    const colours = legibleColours(theme.colours);
    colourNames
      .filter((name) => colours[name] !== theme.colours[name])
      .forEach((name) =>
        log.info(`Theme ${uid}: ${name} ${theme.colours[name]} is too faint for text, ${colours[name]} is shown`),
      );
    return { ...theme, colours };
  };
