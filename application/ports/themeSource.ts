import type { TaskEither } from 'fp-ts/TaskEither';
import type { Brand } from '#domain/brand/brand.ts';
import type { ContentFault } from '#domain/brand/contentFault.ts';
import type { Theme } from '#domain/brand/theme.ts';

/** The source of themes: the content service, or the sandbox. */
export type ThemeSource = {
  /** The theme of a document. The fallback theme of the brand fills in missing values. */
  readonly fetch: (brand: Brand, uid: string) => TaskEither<ContentFault, Theme>;
  /** The cached theme of this device; null without one. */
  readonly readCached: (brand: Brand, uid: string) => Theme | null;
  readonly writeCached: (brand: Brand, uid: string, theme: Theme) => void;
};
