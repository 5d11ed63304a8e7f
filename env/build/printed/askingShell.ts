import type { NeededFiles } from './builtFiles.ts';

/** The plain shell, asking at once for what the script proper would ask for later. */
export const askingShell = (shell: string, { view, viewStyles }: Pick<NeededFiles, 'view' | 'viewStyles'>): string => {
  const links = [
    ...view.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...viewStyles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
  return shell.replace('</head>', () => `${links.map((link) => `  ${link}\n`).join('')}  </head>`);
};
