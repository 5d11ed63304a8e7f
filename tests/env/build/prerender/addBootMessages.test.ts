import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { addBootMessages } from '#env/build/prerender/addBootMessages.ts';

const shell = '<html><body><div class="boot"></div></body></html>';

describe('addBootMessages', () => {
  it('adds the messages in every language before the script that shows them', () => {
    const [, block = '', script] =
      /<script type="application\/json" id="boot-messages">(.*?)<\/script>\n<script>(.*?)</.exec(
        addBootMessages(shell, 'locales', 'say()'),
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
