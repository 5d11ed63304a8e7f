// Stands at the end of index.html, beside the words of every language: says the few of them that are shown before the script proper is
// there in the language of the cookie, else of the browser. What is a language's nearest neighbour is left to that script.
{
  const words = JSON.parse(document.getElementById('boot-words').textContent);
  const stored = /(?:^|; )NEXT_LOCALE=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
  const sameAs = { no: 'nb', nn: 'nb' };
  const languageOf = (tag) => {
    const language = tag.toLowerCase().split(/[-_]/)[0];
    return sameAs[language] ?? language;
  };
  const fitting = (tag) => Object.keys(words).find((locale) => languageOf(locale) === languageOf(tag));
  const locale = [stored, ...navigator.languages].map(fitting).find((found) => found !== undefined);
  if (locale !== undefined) {
    const { title, loading, late, tryAgain } = words[locale];
    document.documentElement.lang = locale;
    document.title = title;
    document.querySelector('.boot-spinner').setAttribute('aria-label', loading);
    document.querySelector('.boot-late span').textContent = late;
    document.querySelector('.boot-late a').textContent = tryAgain;
  }
}
