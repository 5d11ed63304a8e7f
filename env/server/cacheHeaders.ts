/** Cache-Control of a file with a hash in its name: it never changes. */
export const immutableCache: string = 'public, max-age=31536000, immutable';

/** Cache-Control of all other files: caches revalidate them. */
export const revalidateCache: string = 'no-cache';

/** Added to Cache-Control where a proxy must change nothing: joined or changed scripts have other hashes, and are no modules. */
const noTransform = ', no-transform';

/** Cache-Control of a page. */
export const pageCache: string = revalidateCache + noTransform;

/** Cache-Control of an error. A file may be missing for a moment during a deployment. */
export const noStore: string = 'no-store';

/** Cache-Control of an error that can be a page. */
export const faultCache: string = noStore + noTransform;

/** The Vary header of a page: what its choice depends on besides the address. */
export const pageVary: string = 'Cookie, Accept-Language, Accept-Encoding';

/** The Vary header of everything else. */
export const fileVary: string = 'Accept-Encoding';
