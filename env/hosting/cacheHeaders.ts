/** Cache-Control of a file with a hash in its name: it never changes. */
export const immutableCache: string = 'public, max-age=31536000, immutable';

/** Cache-Control of all other files: caches revalidate them. */
export const revalidateCache: string = 'no-cache';

// Because: a file may be missing for a moment during a deployment.
/** Cache-Control of an error. */
export const noStore: string = 'no-store';

/** The Vary header of a page. */
export const pageVary: string = 'Cookie, Accept-Language, Accept-Encoding';

/** The Vary header of a file. */
export const fileVary: string = 'Accept-Encoding';

/** The allowed HTTP methods. */
export const allowedMethods: ReadonlyArray<string> = ['GET', 'HEAD', 'POST'];
