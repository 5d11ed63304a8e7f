import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { imageOf } from '#env/sandbox/content/images.ts';
import { themeFixtures, type ThemeFixture } from '#env/sandbox/content/themeFixtures.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import type { RelyingParty } from './relyingParties.ts';

const themeOf = ({ coBrand }: RelyingParty): ThemeFixture | undefined =>
  themeFixtures.find(({ uid }) => uid === coBrand?.uid);

/** The logo of a site. It is data, because the policy of the site refuses every other image. */
export const partyLogo = (party: RelyingParty): Html => {
  const theme = themeOf(party);
  const address = (file: string): string => {
    const own = new URL(`../../../ui/public/brands/${party.brand.key}/${file}`, import.meta.url);
    const image = theme === undefined ? readFileSync(own) : (imageOf(theme, file)?.body ?? '');
    return `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`;
  };
  const dark = html`<source media="(prefers-color-scheme: dark)" srcset="${address('logo-dark.svg')}" />`;
  return html`<picture
    >${theme === undefined ? dark : ''}<img src="${address('logo.svg')}" alt="${party.name}"
  /></picture>`;
};

/** The style of a site: its colour, its corners and its face, as far as the device has that font. */
export const partyStyle = (party: RelyingParty): string => {
  const { headingFace, colours, radius } = party.brand;
  const theme = themeOf(party);
  const face = theme?.font ?? headingFace;
  const similar = /Serif|Lora/.test(face) ? 'Georgia, serif' : 'system-ui, sans-serif';
  const variables = `--brand:${theme?.primary ?? `rgb(${colours.primary})`};--radius:${radius}px;--face:'${face}',${similar}`;
  return `:root{${variables}}\n${readFileSync(new URL('party.css', import.meta.url), 'utf8')}`;
};
