/** Cache-Control of a file with a hash in its name: it never changes. */
export const immutableCache: string = 'public, max-age=31536000, immutable';

/** Cache-Control of all other files and of pages: caches revalidate them. */
export const revalidateCache: string = 'no-cache';

// Because: a file may be missing for a moment during a deployment.
/** Cache-Control of an error. */
export const noStore: string = 'no-store';

/** The Vary header of a page: what its choice depends on besides the address. */
export const pageVary: string = 'Cookie, Accept-Language, Accept-Encoding';

/** The Vary header of everything else. */
export const fileVary: string = 'Accept-Encoding';

/** The methods of a page: a form that is submitted before its script has loaded sends a POST. */
export const pageMethods: string = 'GET, HEAD, POST';

/** The methods of everything else. */
export const fileMethods: string = 'GET, HEAD';
