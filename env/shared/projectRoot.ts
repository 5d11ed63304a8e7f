import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this project. */
export const projectRoot: string = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the production build. */
export const dist: string = join(projectRoot, 'dist');

/** The folder for uncommitted output of commands: reports, screenshots, hashes. */
export const outputFolder: string = join(projectRoot, '.output');
