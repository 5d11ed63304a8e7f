import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLocale } from '#domain/locale/locale.ts';

const style = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem }
  nav p { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 } nav [aria-current] { font-weight: bold }
  section:not(:has(figure:not([hidden]))) { display: none }
  section div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem }
  figure { margin: 0 0 1rem; font-size: .875rem }
  img { display: block; border: 1px solid #999; block-size: 16rem; inline-size: auto }`;

// Runs in the page: shows the pictures that its query names, and lets each link change one part of the query.
const script = `
  const wanted = new URLSearchParams(location.search);
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = [...wanted].some(([name, value]) => figure.dataset[name] !== value);
  for (const link of document.querySelectorAll('nav a')) {
    const { name, value } = link.dataset;
    if ((wanted.get(name) ?? '') === value) link.setAttribute('aria-current', 'true');
    const query = new URLSearchParams(wanted);
    if (value === '') query.delete(name);
    else query.set(name, value);
    link.href = '?' + query;
  }`;

const filters = ['group', 'brand', 'width', 'scheme', 'language'] as const;

type Picture = Readonly<Record<(typeof filters)[number] | 'path' | 'scene', string>>;

/** Reads a path such as `sign-in/dark-empty/xe-360-de-DE.png`. */
const pictureAt = (path: string): Picture => {
  const [group = '', state = '', file = ''] = path.split('/');
  const [, brand = '', width = '', language = defaultLocale] = /^(\w+)-(\d+)(?:-(.+))?\.png$/.exec(file) ?? [];
  const scheme = /(?:^|-)dark(?:-|$)/.test(state) ? 'dark' : 'light';
  return { path, scene: dirname(path), group, brand, width, scheme, language };
};

const picturesIn = (folder: string): ReadonlyArray<Picture> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.png'))
    .toSorted()
    .map(pictureAt);

const unique = (values: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(values)];

const figure = (picture: Picture): string => {
  const { path, scene, brand, width, language } = picture;
  const data = filters.map((name) => `data-${name}="${picture[name]}"`).join(' ');
  const image = `<img src="${path}" alt="${scene}" loading="lazy">`;
  return `<figure ${data}><a href="${path}">${image}</a><figcaption>${brand} ${width} ${language}</figcaption></figure>`;
};

const links = (name: (typeof filters)[number], pictures: ReadonlyArray<Picture>): string => {
  const link = (value: string): string =>
    `<a href="?${value && `${name}=${value}`}" data-name="${name}" data-value="${value}">${value || 'all'}</a>`;
  return `<p>${name}: ${['', ...unique(pictures.map((picture) => picture[name]))].map(link).join(' ')}</p>`;
};

/** Writes a page with every picture of a folder, small, with links that filter them; returns its address. */
export const writeContactSheet = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  const pictures = picturesIn(folder);
  const sections = unique(pictures.map(({ scene }) => scene)).map((scene) => {
    const figures = pictures.filter((picture) => picture.scene === scene).map(figure);
    return `<section><h2>${scene}</h2><div>${figures.join('')}</div></section>`;
  });
  const page = join(folder, 'index.html');
  const nav = filters.map((name) => links(name, pictures)).join('\n');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screens</title>
<style>${style}</style><h1>Screens</h1><nav aria-label="Filters">${nav}</nav>${sections.join('\n')}<script>${script}</script></html>`,
  );
  return pathToFileURL(page).href;
};
