const replaceTag = (html: string, tag: RegExp, next: string): string => {
  if (!tag.test(html)) throw new Error(`The shell has no ${tag.source}`);
  return html.replace(tag, next);
};

/**
 * Makes the shell show its spinner before any file is loaded: its style is inline, and its inline script starts the style sheets and the
 * entry (`ui/start/startShell.js`).
 */
export const deferFiles = (shell: string, style: string): string => {
  const withoutEntry = replaceTag(
    shell,
    /<script type="module" crossorigin src="([^"]*)"><\/script>/,
    '<link rel="modulepreload" crossorigin id="entry" href="$1">',
  );
  return replaceTag(
    withoutEntry,
    /<link rel="stylesheet" crossorigin href="([^"]*)">/,
    `<style>${style.replaceAll('$', '$$$$')}</style>\n    <link data-deferred="stylesheet" crossorigin href="$1">`,
  );
};
