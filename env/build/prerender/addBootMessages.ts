import { join } from 'node:path';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { readCatalogue, type Catalogue } from '#locales/readCatalogue.ts';

const messageIds: Catalogue = {
  title: 'signIn.heading',
  loading: 'shared.loading',
  late: 'slow.text',
  tryAgain: 'shared.tryAgain',
};

const messagesOf = (folder: string, locale: Locale): Catalogue => {
  const catalogue = readCatalogue(join(folder, `${locale}.json`));
  return Object.fromEntries(Object.entries(messageIds).map(([name, id]) => [name, catalogue[id] ?? '']));
};

/** Adds the boot messages in every language, and the script that shows them, to the shell: they are needed before any bundle loads. */
export const addBootMessages = (shell: string, folder: string, script: string): string => {
  const messages = Object.fromEntries(locales.map((locale) => [locale, messagesOf(folder, locale)]));
  const block = `<script type="application/json" id="boot-messages">${JSON.stringify(messages).replaceAll('<', '\\u003c')}</script>`;
  return shell.replace('</body>', () => `${block}\n<script>${script}</script>\n</body>`);
};
