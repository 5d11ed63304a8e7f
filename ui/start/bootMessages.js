// Inlined at the end of index.html, after the few messages that are shown before the entry script is loaded. Shows them in the language of
// the cookies, or else of the partner (`ui_locales` at the root), or else of the browser. It compares languages only; the entry script also knows related languages.
{
  const messages = JSON.parse(document.getElementById('boot-messages').textContent);
  // A browser may hide each of these, and the script after this one must still run.
  const read = (get) => {
    try {
      return get() ?? '';
    } catch {
      return '';
    }
  };
  const cookies = read(() => document.cookie);
  const stored = [/(?:^|; )ACCOUNT_LOCALE=([\w-]+)(?:;|$)/, /(?:^|; )NEXT_LOCALE=([\w-]+)(?:;|$)/].map(
    (cookie) => cookie.exec(cookies)?.[1] ?? '',
  );
  const sameAs = { no: 'nb', nn: 'nb' };
  const languageOf = (tag) => {
    const language = tag.toLowerCase().split(/[-_]/)[0];
    return sameAs[language] ?? language;
  };
  const localeFor = (tag) => Object.keys(messages).find((available) => languageOf(available) === languageOf(tag));
  const query = location.pathname === '/' ? location.search : '';
  const hinted = new URLSearchParams(query).getAll('ui_locales').find((value) => value !== '') ?? '';
  const locale = [
    ...stored,
    ...hinted.split(' '),
    ...(read(() => navigator.languages) || [read(() => navigator.language)]),
  ]
    .map(localeFor)
    .find((found) => found !== undefined);
  if (locale !== undefined) {
    const { title, loading, late, tryAgain } = messages[locale];
    document.documentElement.lang = locale;
    document.title = title;
    document.querySelector('.boot-spinner').setAttribute('aria-label', loading);
    document.querySelector('.boot-late h1').textContent = late;
    document.querySelector('.boot-late a').textContent = tryAgain;
  }
}
