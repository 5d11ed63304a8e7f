import { codeRows } from './codeRows.ts';
import { numberRows } from './numberRows.ts';
import { walkRows } from './walkRows.ts';

walkRows([...codeRows, ...numberRows]);
