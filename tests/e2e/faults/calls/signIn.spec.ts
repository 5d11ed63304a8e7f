import { sessionRows } from './sessionRows.ts';
import { signInRows } from './signInRows.ts';
import { walkRows } from './walkRows.ts';

walkRows([...signInRows, ...sessionRows]);
