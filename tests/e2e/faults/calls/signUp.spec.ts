import { signUpRows } from './signUpRows.ts';
import { walkRows } from './walkRows.ts';

walkRows(signUpRows);
