import type { Log } from '#application/ports/log.ts';
import { colourNames } from '#domain/brand/brandLook.ts';
import { readableColours } from '#domain/brand/readableColours.ts';
import type { Theme, ThemeColours } from '#domain/brand/theme.ts';

const surfaces: ReadonlyArray<string> = ['background', 'surface'];

/** The theme with readable colours in both schemes; each changed colour is logged. */
export const readableTheme =
  (log: Pick<Log, 'info'>, uid: string) =>
  (theme: Theme): Theme => {
    const logged = (scheme: string, given: ThemeColours, shown: ThemeColours): ThemeColours => {
      colourNames
        .filter((name) => shown[name] !== given[name])
        .forEach((name) => {
          const fault = surfaces.includes(name) ? 'gives text too little contrast' : 'is too faint for text';
          log.info(`Theme ${uid}: ${scheme}${name} ${given[name]} ${fault}, ${shown[name]} is shown`);
        });
      return shown;
    };
    const { colours, darkColours } = theme;
    return {
      ...theme,
      colours: logged('', colours, readableColours(colours, 'light')),
      darkColours: logged('dark ', darkColours, readableColours(darkColours, 'dark')),
    };
  };
