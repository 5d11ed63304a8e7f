import type { PrerenderIndex } from '#env/server/prerenderedPages.ts';
import { suffixOf, type Assets, type PublicFile } from '#env/server/assets.ts';

/** The binding of a worker to the files that are deployed with it. */
export type AssetsBinding = { readonly fetch: (address: string) => Promise<Response> };

/** What the bundle of a worker knows of its build without reading a file. */
export type BundledBuild = {
  readonly index: PrerenderIndex;
  /** The public files by site-relative path. */
  readonly files: Readonly<Record<string, PublicFile>>;
};

// Because: a binding needs a whole address, and uses its path alone.
const origin = 'https://assets.invalid/';

/** Reads a build through the assets binding of a worker. */
export const bindingAssets = ({ index, files }: BundledBuild, binding: AssetsBinding): Assets => {
  const read = async (path: string): Promise<Response | null> => {
    const response = await binding.fetch(new URL(path, origin).href);
    return response.ok ? response : null;
  };
  return {
    index,
    files: new Map(Object.entries(files)),
    readPage: async (file) => (await read(file))?.text() ?? null,
    readFile: async (path, encoding) =>
      (await read(encoding === null ? path : path + suffixOf[encoding]))?.body ?? null,
    compress: 'byPlatform',
  };
};
