import { writeFileSync } from 'node:fs';
import { navigationPage, navigationRows } from './navigationTable.ts';

writeFileSync(new URL('../../docs/navigation.md', import.meta.url), navigationPage(await navigationRows()));
