import { html } from 'hono/html';
import { brands } from '#domain/brand/brand.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import type { FoundScene, MissingScene } from './findScene.ts';
import type { Scene } from './scene.ts';
import { titleOf } from './sceneNames.ts';
import { galleryPage, hasBrand, screenHref, type ScreenOptions } from './screensPage.ts';

const message = (heading: string, content: Html): Html =>
  galleryPage(
    heading,
    html`<h1>${heading}</h1>
      ${content}`,
  );

const primary = (href: string, label: string): Html =>
  html`<p><a class="button primary" href="${href}">${label}</a></p>`;

const listed = (words: ReadonlyArray<string>): string =>
  [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter((part) => part !== '').join(' and ');

/** Asks for the press that opens a scene, and says what goes: `lost` is what a person has added. */
export const openPage = ({ scene, brand }: FoundScene, options: ScreenOptions, lost: ReadonlyArray<string>): Html => {
  const href = screenHref(scene, brand, options);
  const label = options.width === null ? 'Open the screen' : `Open a window of ${options.width} px`;
  const loss = html`<p>It resets the sandbox to its seed data. <strong>This will go: ${listed(lost)}.</strong></p>`;
  return message(
    titleOf(scene.name),
    html`${lost.length === 0 ? html`<p>It resets the sandbox to its seed data.</p>` : loss}
    ${primary(lost.length === 0 ? href : `${href}&reset=1`, label)}`,
  );
};

const similarLinks = (scenes: ReadonlyArray<Scene>, options: ScreenOptions): Html =>
  html`<p>Did you mean one of these?</p>
    <ul class="similar">
      ${scenes.flatMap((scene) =>
        brands
          .filter((brand) => hasBrand(scene, brand))
          .map(
            (brand) =>
              html`<li>
                <a href="${screenHref(scene, brand, options)}">${titleOf(scene.name)}, ${brand.displayName}</a>
              </li>`,
          ),
      )}
    </ul>`;

/** Says why a link opens nothing. */
export const missingPage = ({ problem, similar }: MissingScene, options: ScreenOptions): Html =>
  message(
    'Not found',
    html`<p>${problem}</p>
      ${similar.length === 0 ? '' : similarLinks(similar, options)}`,
  );

/** Says why a scene did not reach its end, with a link that tries again. */
export const failedPage = (found: FoundScene | MissingScene, options: ScreenOptions, reason: string): Html => {
  if ('problem' in found) return missingPage(found, options);
  const { scene, brand } = found;
  return message(
    `“${titleOf(scene.name)}” did not open`,
    html`<p>${reason}</p>
      ${primary(screenHref(scene, brand, options), 'Try again')}`,
  );
};
