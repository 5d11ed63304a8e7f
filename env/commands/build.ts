// Makes a new production build in dist/, with its hosting rules.
import { rebuild } from '#env/commands/shared/ensureBuild.ts';

await rebuild('info');
