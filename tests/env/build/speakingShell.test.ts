import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { speakingShell } from '#env/build/printed/speakingShell.ts';

const shell = '<html><body><div class="boot"></div></body></html>';

describe('the speaking shell', () => {
  it('holds its words in every language, before the script that says them', () => {
    const [, block = '', script] =
      /<script type="application\/json" id="boot-words">(.*?)<\/script>\n<script>(.*?)</.exec(
        speakingShell(shell, 'locales', 'say()'),
      ) ?? [''];
    const words: Record<string, unknown> = JSON.parse(block);
    expect(Object.keys(words)).toEqual(locales);
    expect(words['fi-FI']).toEqual({
      title: 'Kirjaudu sisään',
      loading: 'Ladataan',
      late: 'Tämä kestää tavallista kauemmin',
      tryAgain: 'Yritä uudelleen',
    });
    expect(script).toBe('say()');
  });
});
