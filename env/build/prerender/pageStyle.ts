import type { Brand } from '#domain/brand/brand.ts';
import { themeVariables } from '#infrastructure/browser/browserPageHead.ts';
import { criticalCss } from './criticalCss.ts';
import { pageBody } from './pageHtml.ts';
import type { PrerenderedScreen } from './prerenderer.ts';

/** The font of the first frame. The fallback has the metrics of the face that comes after the app. */
const firstFont = `:root{--font:'Inter Fallback',system-ui,sans-serif}`;

/** The inline style of a page: what it needs of the shared style, and the custom properties of its theme. */
export const pageStyle = (shared: string, rendered: PrerenderedScreen, brand: Brand): string => {
  const set = Object.entries(themeVariables(rendered.theme, brand)).filter(([, value]) => value !== '');
  // Because: the whole style may arrive before the script, and its defaults must not show.
  const variables = `html:root{${set.map((property) => property.join(':')).join(';')}}`;
  return criticalCss(shared + variables + firstFont, pageBody(rendered)) + variables;
};
