import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const style =
  ':root { color-scheme: light dark } body { font: 1rem/1.5 system-ui; margin: 2rem } figure { margin: 0; font-size: .875rem }' +
  'section div { display: flex; flex-wrap: wrap; gap: 1rem } img { display: block; border: 1px solid; block-size: 16rem }';

/** Shows a picture such as `sign-in/dark-empty/xe-360-de-DE.png` with the name of its file. */
const figure = (path: string): string =>
  `<figure><a href="${path}"><img src="${path}" alt="${path}" loading="lazy"></a><figcaption>${path.split('/').at(-1)}</figcaption></figure>`;

/** Writes a page with every picture of a folder, small, by scene; returns its address. */
export const writeContactSheet = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const pictures = files.filter((path) => path.endsWith('.png')).toSorted();
  const sections = [...new Set(pictures.map(dirname))].map((scene) => {
    const figures = pictures.filter((path) => dirname(path) === scene).map(figure);
    return `<section><h2>${scene}</h2><div>${figures.join('')}</div></section>`;
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screens</title>`;
  const body = `<style>${style}</style><h1>Screens</h1>${sections.join('\n')}`;
  const page = join(folder, 'index.html');
  writeFileSync(page, `<!doctype html><html lang="en">${head}${body}</html>`);
  return pathToFileURL(page).href;
};
