import type { TaskEither } from 'fp-ts/TaskEither';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Where themes come from: the content service, or the sandbox. */
export type ThemeSource = {
  /** The theme of a document, whatever it leaves out filled in by the brand's own. */
  readonly fetch: (brand: Brand, uid: string) => TaskEither<NormalisedError, Theme>;
  /** The last good theme kept on this device; null when there is none. */
  readonly lastGood: (brand: Brand, uid: string) => Theme | null;
  readonly keep: (brand: Brand, uid: string, theme: Theme) => void;
};
