import { emailRows } from './emailRows.ts';
import { changeRows } from './changeRows.ts';
import { recoveryRows } from './recoveryRows.ts';
import { walkRows } from './walkRows.ts';

walkRows([...recoveryRows, ...changeRows, ...emailRows]);
