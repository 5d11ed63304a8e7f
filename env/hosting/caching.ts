/** What a file whose name bears a hash is kept with: for ever. */
export const forEver: string = 'public, max-age=31536000, immutable';

/** What all else is kept with: only after asking again. */
export const askAgain: string = 'no-cache';

// Because: a file that is missing while machines change over is there a moment later.
export const never: string = 'no-store';

/** What a page depends on, and what a file does. */
export const pageVary: string = 'Cookie, Accept-Language, Accept-Encoding';
export const fileVary: string = 'Accept-Encoding';

export const methods: ReadonlyArray<string> = ['GET', 'HEAD', 'POST'];
