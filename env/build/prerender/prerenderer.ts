import react from '@vitejs/plugin-react';
import { pathToFileURL } from 'node:url';
import type { CSSOptions } from 'vite';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { SettingsFile } from '#domain/settings/settings.ts';
import { bundleForNode } from '#env/build/bundleModule.ts';
import { compileCatalogues } from '#locales/compileCatalogues.ts';

/** One page to prerender: a screen, or the shell (null), which shows only that the page loads. */
export type PrerenderJob = {
  readonly settings: SettingsFile;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly screen: RoutePath | null;
};

/** A page as HTML, and the texts and theme of the page around it. */
export type PrerenderedScreen = {
  readonly body: string;
  readonly title: string;
  /** Describes the site under a shared link. */
  readonly description: string;
  readonly theme: Theme;
  /** Shown if the script does not load. */
  readonly late: { readonly text: string; readonly tryAgain: string };
  /** Shown if JavaScript is disabled. */
  readonly noScript: string;
};

/** What ui/prerender.tsx exports, once it is built. */
export type Prerenderer = { readonly prerenderScreen: (job: PrerenderJob) => Promise<PrerenderedScreen> };

/** Builds the views for Node, with the options of the browser build for styles, and imports the result. */
export const loadPrerenderer = async (css: CSSOptions): Promise<Prerenderer> => {
  const plugins = [compileCatalogues(), react()];
  const file = await bundleForNode('ui/prerender.tsx', 'prerender.mjs', { css, plugins });
  // Because: the query makes a second build in the same process a new module.
  return import(`${pathToFileURL(file).href}?${Date.now()}`);
};
