import { describe, expect, it } from 'vitest';
import { budgetOf } from '#env/commands/size/budget.ts';
import { entryOf, localesOf, screenModulesIn, scriptsOf, viewOf, type Manifest } from '#env/commands/size/firstLoad.ts';
import { isWithinBudget } from '#env/commands/size/report.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_scheduler.js'] },
  '_scheduler.js': { file: 'assets/scheduler.js', imports: ['_react.js'] },
  '_view.js': { file: 'assets/view.js', name: 'view', imports: ['index.html', '_react.js'] },
  '_style.css': { file: 'assets/style.css' },
  'sign-in/SignInScreen.tsx': { file: 'assets/signIn.js', imports: ['index.html', '_field.js'] },
  '_field.js': { file: 'assets/field.js', imports: ['_react.js', '_style.css'] },
  '../locales/en-GB.json?messages': { file: 'assets/en-GB.js' },
  '../locales/custom-social.json': { file: 'assets/custom-social.js' },
};

describe('the first load of a route', () => {
  it('is the entry, the route and all their imports, each counted once, without styles', () => {
    expect(scriptsOf(manifest, ['index.html', 'sign-in/SignInScreen.tsx'])).toEqual([
      'assets/field.js',
      'assets/index.js',
      'assets/react.js',
      'assets/scheduler.js',
      'assets/signIn.js',
    ]);
  });

  it('starts with the entry and the view, and finds routes and languages by their sources', () => {
    expect(entryOf(manifest)).toBe('index.html');
    expect(viewOf(manifest)).toBe('_view.js');
    expect(() => entryOf({})).toThrow('The build has no entry.');
    expect(() => viewOf({})).toThrow('The build has no view.');
    const table = `
      '/': null,
      '/signin': async () =>
        (await import('#ui/sign-in/SignInScreen.tsx')).SignInScreen,
      '/2fa/add-number': () => withCountryField('add', import('#ui/two-factor/NumberScreen.tsx')),`;
    expect([...screenModulesIn(table)]).toEqual([
      ['/signin', 'sign-in/SignInScreen.tsx'],
      ['/2fa/add-number', 'two-factor/NumberScreen.tsx'],
    ]);
    expect(localesOf(manifest)).toEqual(['en-GB']);
  });
});

describe('the budget', () => {
  const measured = (route: string, bytes: number) => ({ route, bytes, budget: budgetOf(route), files: [] });

  it('is 56 kB for the core, 160 kB for sign-in and 169 kB for any other route', () => {
    expect(budgetOf('core')).toBe(56_000);
    expect(budgetOf('/signin')).toBe(160_000);
    expect(budgetOf('/signup')).toBe(169_000);
  });

  it('allows exactly its number of bytes and not one more', () => {
    expect(isWithinBudget([measured('/signin', 160_000)])).toBe(true);
    expect(isWithinBudget([measured('/signin', 160_001)])).toBe(false);
  });

  it('is not met by a build without any route', () => {
    expect(isWithinBudget([])).toBe(false);
  });
});
