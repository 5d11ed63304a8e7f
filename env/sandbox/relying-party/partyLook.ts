import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { fontFileOf, themeFixtureOf } from '#env/sandbox/content/themeFixtures.ts';
import type { RelyingParty } from './relyingParties.ts';

/** The look of a brand or co-brand, which a host serves with its pages: the sheet, with colour, corners and face, and the face's file. */
export const makePartyLook = ({ brand, coBrand }: Pick<RelyingParty, 'brand' | 'coBrand'>): Hono => {
  const { primary, font } = themeFixtureOf(brand, coBrand?.uid ?? null);
  const face = coBrand === null ? brand.headingFace : font;
  const similar = /Serif|Lora/.test(face) ? 'Georgia, serif' : 'system-ui, sans-serif';
  const fontFace = `@font-face{font-family:'${face}';src:url(/face.woff2);font-weight:100 900;font-display:swap}`;
  const variables = `:root{--brand:${primary};--radius:${brand.radius}px;--face:'${face}',${similar}}`;
  const sheet = `${fontFace}\n${variables}\n${readFileSync(new URL('pages.css', import.meta.url), 'utf8')}`;
  const file = new Uint8Array(readFileSync(fontFileOf(face)));
  return new Hono()
    .get('/pages.css', (c) => c.body(sheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/face.woff2', (c) => c.body(file, 200, { 'content-type': 'font/woff2' }));
};
