import { describe, expect, it } from 'vitest';
import { budgetOf } from '#env/commands/size/budget.ts';
import { entryOf, lazyRoutesOf, localesOf, scriptsOf, viewOf, type Manifest } from '#env/commands/size/firstLoad.ts';
import { keepsToBudget } from '#env/commands/size/report.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_scheduler.js'] },
  '_scheduler.js': { file: 'assets/scheduler.js', imports: ['_react.js'] },
  '_view.js': { file: 'assets/view.js', name: 'view', imports: ['index.html', '_react.js'] },
  '_style.css': { file: 'assets/style.css' },
  'sign-in/signInRoute.lazy.tsx': { file: 'assets/signIn.js', imports: ['index.html', '_field.js'] },
  '_field.js': { file: 'assets/field.js', imports: ['_react.js', '_style.css'] },
  '../locales/en-GB.json?first': { file: 'assets/en-GB.js' },
  '../locales/en-GB.json?others': { file: 'assets/en-GB-others.js' },
  '../locales/custom-social.json': { file: 'assets/custom-social.js' },
};

describe('the first load of a route', () => {
  it('is the entry, the route and all they import, each counted once, styles left out', () => {
    expect(scriptsOf(manifest, ['index.html', 'sign-in/signInRoute.lazy.tsx'])).toEqual([
      'assets/field.js',
      'assets/index.js',
      'assets/react.js',
      'assets/scheduler.js',
      'assets/signIn.js',
    ]);
  });

  it('starts at the entry and the view, and knows routes and languages by their sources', () => {
    expect(entryOf(manifest)).toBe('index.html');
    expect(viewOf(manifest)).toBe('_view.js');
    expect(() => entryOf({})).toThrow('The build has no entry.');
    expect(() => viewOf({})).toThrow('The build has no view.');
    expect(lazyRoutesOf(manifest)).toEqual(['sign-in/signInRoute.lazy.tsx']);
    expect(localesOf(manifest)).toEqual(['en-GB']);
  });
});

describe('the budget', () => {
  const measured = (route: string, bytes: number) => ({ route, bytes, budget: budgetOf(route), files: [] });

  it('is 120 kB for sign-in and 25 kB more for any other route', () => {
    expect(budgetOf('/signin')).toBe(120_000);
    expect(budgetOf('/signup')).toBe(145_000);
  });

  it('is kept to the byte, and broken by one byte more', () => {
    expect(keepsToBudget([measured('/signin', 120_000)])).toBe(true);
    expect(keepsToBudget([measured('/signin', 120_001)])).toBe(false);
  });

  it('is not kept by a build in which nothing was found to measure', () => {
    expect(keepsToBudget([])).toBe(false);
  });
});
