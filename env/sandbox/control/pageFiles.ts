import { readdirSync, readFileSync } from 'node:fs';

const folders = {
  modules: { address: new URL('browser/', import.meta.url), type: 'text/javascript; charset=utf-8' },
  styles: { address: new URL('styles/', import.meta.url), type: 'text/css; charset=utf-8' },
} as const;

/** A file of the control room's page, as the browser gets it. */
type PageFile = { readonly text: string; readonly type: string };

const withoutTypes = async (name: string, text: string): Promise<string> => {
  // Because: Vite takes a second to load, and only a browser needs it.
  const { transformWithOxc } = await import('vite');
  return (await transformWithOxc(text, name, { sourcemap: false })).code;
};

/** Reads a style sheet, or a module without its types; null if there is no such file. */
export const pageFile = async (kind: keyof typeof folders, name: string): Promise<PageFile | null> => {
  const { address, type } = folders[kind];
  // Because: the name comes from a request, and only names of the folder are read.
  if (!readdirSync(address).includes(name)) return null;
  const text = readFileSync(new URL(name, address), 'utf8');
  return { type, text: kind === 'modules' ? await withoutTypes(name, text) : text };
};
