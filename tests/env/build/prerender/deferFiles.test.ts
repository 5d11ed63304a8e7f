import { describe, expect, it } from 'vitest';
import { deferFiles } from '#env/build/prerender/deferFiles.ts';

const entry = '<script type="module" crossorigin src="/assets/index-a1.js"></script>';
const styles = '<link rel="stylesheet" crossorigin href="/assets/index-b2.css">';

describe('deferFiles', () => {
  it('leaves no file that the browser waits for before it shows the shell', () => {
    const shell = deferFiles(`<head>${entry}${styles}</head>`, '.boot{content:"$1"}');
    expect(shell).not.toMatch(/<script|rel="stylesheet"/);
    expect(shell).toContain('<link rel="modulepreload" crossorigin id="entry" href="/assets/index-a1.js">');
    expect(shell).toContain('<style>.boot{content:"$1"}</style>');
    expect(shell).toContain('<link data-deferred="stylesheet" crossorigin href="/assets/index-b2.css">');
  });

  it.each([entry, styles])('refuses a shell that has only %s', (tag) => {
    expect(() => deferFiles(`<head>${tag}</head>`, '')).toThrow('The shell has no');
  });
});
