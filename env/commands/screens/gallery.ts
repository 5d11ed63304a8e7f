import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #eee; color: #111 }
  section div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem }
  figure { margin: 0 0 1rem } figcaption { font-size: .875rem }
  img { display: block; border: 1px solid #999; background: #fff; height: 26rem; width: auto }`;

const pictures = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.png'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();

const figure = (path: string): string => {
  const caption = path.slice(path.lastIndexOf('/') + 1, -'.png'.length);
  return `<figure><a href="${path}"><img src="${path}" alt="${path}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
};

const section = ([scene, paths]: readonly [string, readonly string[]]): string =>
  `<section><h2>${scene}</h2><div>${paths.map(figure).join('')}</div></section>`;

/** Writes a page with every screenshot of the folder by scene, and returns its path. */
export const writeGallery = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  const found = pictures(folder);
  const scenes = [...new Set(found.map(dirname))];
  const sections = scenes.map((scene) => section([scene, found.filter((path) => dirname(path) === scene)]));
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>Screens</h1>${sections.join('')}</html>`,
  );
  return page;
};
