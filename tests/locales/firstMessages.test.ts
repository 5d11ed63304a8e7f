import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFirstMessage } from '#locales/firstMessages.ts';
import { loadFirstMessages, loadMessages } from '#locales/messages.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';

const entrances = ['ui/App.tsx', 'ui/router/router.ts'];
// Because: the layout imports the list of steps, but only sign-up shows it.
const shownLater = 'ui/router/layouts/Steps.tsx';
const imported = /^(?:import|export) (?!type).*?from '((?:#ui|\.)\/[^']+\.tsx?)';/gms;

/** The view files of the first screen: all its static imports. */
const reached = (files: ReadonlyArray<string>, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  files.reduce<ReadonlySet<string>>((before, file) => {
    if (before.has(file) || !existsSync(file)) return before;
    const next = [...readFileSync(file, 'utf8').matchAll(imported)].map(([, path = '']) =>
      path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
    );
    return reached(next, new Set([...before, file]));
  }, seen);

describe('the first messages', () => {
  it('are all the messages that the first screen uses', () => {
    const ids = Object.keys(readCatalogue('locales/en-GB.json'));
    const views = [...reached(entrances)].filter((file) => file !== shownLater);
    const text = views.map((file) => readFileSync(file, 'utf8')).join('\n');
    const named = ids.filter((id) => text.includes(`'${id}'`));
    expect(views).toContain('ui/sign-in/SignInForm.tsx');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !isFirstMessage(id))).toEqual([]);
  });

  it('are part of the catalogue and include the social names', async () => {
    const [first, all] = [await loadFirstMessages('fr-FR'), await loadMessages('fr-FR')];
    expect(Object.keys(first).length).toBeLessThan(Object.keys(all).length);
    expect(all).toMatchObject(first);
    expect(first['social.google']).toBeDefined();
  });
});
