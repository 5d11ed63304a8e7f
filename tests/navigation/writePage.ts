import { writeFileSync } from 'node:fs';
import { navigationPage } from './navigationPage.ts';

writeFileSync(new URL('../../docs/navigation.md', import.meta.url), await navigationPage());
