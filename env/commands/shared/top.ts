import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder this project stands in. */
export const top: string = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the production build goes. */
export const dist: string = join(top, 'dist');

/** Where commands leave what nobody commits: reports, pictures, stamps. */
export const output: string = join(top, '.output');
