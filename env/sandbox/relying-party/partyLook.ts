import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { imageOf } from '#env/sandbox/content/images.ts';
import { fontFileOf, type ThemeFixture, themeFixtures } from '#env/sandbox/content/themeFixtures.ts';
import type { Html } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
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

const faceOf = (party: RelyingParty): string => themeOf(party)?.font ?? party.brand.headingFace;

/** The file of a site's face. */
export const partyFace = (party: RelyingParty): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(fontFileOf(faceOf(party))));

/** The style of a site: its colour, its corners and its face. */
export const partyStyle = (party: RelyingParty): string => {
  const { colours, radius } = party.brand;
  const face = faceOf(party);
  const similar = /Serif|Lora/.test(face) ? 'Georgia, serif' : 'system-ui, sans-serif';
  const variables = `--brand:${themeOf(party)?.primary ?? `rgb(${colours.primary})`};--radius:${radius}px;--face:'${face}',${similar}`;
  const font = `@font-face{font-family:'${face}';src:url(/face.woff2);font-weight:100 900;font-display:swap}`;
  return `${font}\n:root{${variables}}\n${readFileSync(new URL('party.css', import.meta.url), 'utf8')}`;
};
