import { expect, it } from 'vitest';
import { firstLoads, heaviestCatalogue } from '#env/commands/shared/firstLoads.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['index.html'] },
  '_view.js': { file: 'assets/view.js', name: 'view', imports: ['index.html', '_react.js'] },
  'sign-in/ClosedScreen.tsx': { file: 'assets/closed.js', imports: ['index.html', '_field.js'] },
  '_field.js': { file: 'assets/field.js', imports: ['_react.js', '_style.css'] },
  '_style.css': { file: 'assets/style.css' },
  '../locales/de-DE.json?messages': { file: 'assets/de-DE.js' },
  '../locales/en-GB.json?messages': { file: 'assets/en-GB.js' },
  '../locales/custom-social.json': { file: 'assets/custom-social.js' },
};

it('the first load of a page is the entry, the view, the heaviest catalogue, its screen and all their scripts, each counted once', () => {
  const core = ['assets/index.js', 'assets/react.js'];
  const page = [...core, 'assets/view.js', 'assets/en-GB.js'];
  const heaviest = heaviestCatalogue(manifest, (file) => (file === 'assets/en-GB.js' ? 2 : 1));
  expect(firstLoads(manifest, heaviest)).toEqual([
    { name: 'core', files: core, budget: 56_000 },
    { name: '/signin', files: page, budget: 160_000 },
    { name: 'sign-in/ClosedScreen.tsx', files: [...page, 'assets/closed.js', 'assets/field.js'], budget: 169_000 },
  ]);
});
