// Makes a new production build in dist/.
import { rebuild } from '#env/commands/shared/ensureBuild.ts';

await rebuild('info');
