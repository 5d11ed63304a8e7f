import type { Brand } from '#domain/brand/brand.ts';
import type { Settings } from './settings.ts';

/** The brand and its settings. They stay the same for the life of a page. */
export type AppContext = { readonly brand: Brand; readonly settings: Settings };
