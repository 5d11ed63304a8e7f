import type { NeededFiles } from './builtFiles.ts';

/** Adds preload links for the view to the shell, so that the browser loads it in parallel with the entry. */
export const addPreloads = (shell: string, { view, viewStyles }: Pick<NeededFiles, 'view' | 'viewStyles'>): string => {
  const links = [
    ...view.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...viewStyles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
  return shell.replace('</head>', () => `${links.map((link) => `  ${link}\n`).join('')}  </head>`);
};
