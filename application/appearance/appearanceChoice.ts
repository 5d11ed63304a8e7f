import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { appearanceCookie, parseAppearance, type Appearance } from '#domain/appearance/appearance.ts';

/** The scheme that the person chose on this device. */
export type AppearanceChoice = {
  readonly current: () => Appearance;
  /** Shows another scheme, and stores it for the next visit. */
  readonly change: (appearance: Appearance) => void;
};

/** Keeps the choice in a cookie; with System there is none. */
export const makeAppearanceChoice = ({
  cookies,
  appearance: page,
}: Pick<DeferredServicePorts, 'cookies' | 'appearance'>): AppearanceChoice => {
  const { name, attributes } = appearanceCookie;
  return {
    current: () => parseAppearance(cookies.read(name)),
    change: (appearance) => {
      if (appearance === 'system') cookies.remove(name, attributes);
      else cookies.write(name, appearance, attributes);
      page.show(appearance);
    },
  };
};
