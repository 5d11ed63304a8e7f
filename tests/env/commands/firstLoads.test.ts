import { expect, it } from 'vitest';
import { firstLoads, heaviestCatalogue } from '#env/commands/shared/firstLoads.ts';
import { entryOf, viewOf } from '#env/shared/manifest.ts';

const catalogue = '../locales/en-GB.json?messages';
const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_scheduler.js'] },
  '_scheduler.js': { file: 'assets/scheduler.js', imports: ['_react.js'] },
  '_view.js': { file: 'assets/view.js', name: 'view', imports: ['index.html', '_react.js'] },
  '_style.css': { file: 'assets/style.css' },
  'sign-in/ClosedScreen.tsx': { file: 'assets/closed.js', imports: ['index.html', '_field.js'] },
  '_field.js': { file: 'assets/field.js', imports: ['_react.js', '_style.css'] },
  [catalogue]: { file: 'assets/en-GB.js' },
  '../locales/de-DE.json?messages': { file: 'assets/de-DE.js' },
  '../locales/custom-social.json': { file: 'assets/custom-social.js' },
};

const core = ['index', 'react', 'scheduler'].map((name) => `assets/${name}.js`);
const page = [...core, 'assets/view.js', 'assets/en-GB.js'];

it('the first load of a page is the entry, the view, a catalogue, its screen and all their scripts, each counted once', () => {
  expect(firstLoads(manifest, catalogue)).toEqual([
    { name: 'core', files: core, budget: 56_000 },
    { name: '/signin', files: page, budget: 160_000 },
    { name: 'sign-in/ClosedScreen.tsx', files: [...page, 'assets/closed.js', 'assets/field.js'], budget: 169_000 },
  ]);
});

it('is measured with the heaviest catalogue', () => {
  expect(heaviestCatalogue(manifest, (file) => (file === 'assets/en-GB.js' ? 2 : 1))).toBe(catalogue);
});

it('needs a build with an entry, a view and a catalogue', () => {
  expect(() => entryOf({})).toThrow('The build has no entry.');
  expect(() => viewOf({})).toThrow('The build has no view.');
  expect(() => heaviestCatalogue({}, () => 0)).toThrow('The build has no catalogue.');
});
