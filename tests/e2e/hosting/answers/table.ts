import { encodingRows } from './encodingRows.ts';
import { fileRows, textRows } from './fileRows.ts';
import { hostRows, productionRows } from './hostRows.ts';
import { privateRows, undecodableRows } from './hostileRows.ts';
import { browserLanguageRows, cookieLanguageRows, partnerLanguageRows } from './languageRows.ts';
import { methodRows } from './methodRows.ts';
import { pathRows, revalidatedPageRows, sessionRows } from './pageRows.ts';
import type { Row, Table } from './row.ts';
import { sizeRows } from './sizeRows.ts';
import { spellingRows } from './spellingRows.ts';
import { targetRows } from './targetRows.ts';

/** The answers of a deployment that is not a production one. */
export const table: Table = {
  paths: pathRows,
  sessions: sessionRows,
  'browser languages': browserLanguageRows,
  'cookie languages': cookieLanguageRows,
  'partner languages': partnerLanguageRows,
  files: fileRows,
  texts: textRows,
  methods: methodRows,
  encodings: encodingRows,
  'revalidated pages': revalidatedPageRows,
  hosts: hostRows,
  spellings: spellingRows,
  'undecodable paths': undecodableRows,
  'private files': privateRows,
  targets: targetRows,
  sizes: sizeRows,
};

/** The answers of a production deployment. */
export const productionTable: Table = { production: productionRows };

const isDecidedByFront = (group: string, [, path, , { refusals }]: Row): boolean =>
  ['encodings', 'sizes'].includes(group) || /assets/i.test(path) || refusals.length > 0;

/**
 * The answers that a web server in front of the handler decides itself, or could change: the assets, what it refuses, encodings, and what is
 * large. It passes on the rest, as forwarding.spec.ts shows.
 */
export const frontTable: Table = Object.fromEntries(
  Object.entries(table).map(([group, rows]) => [group, rows.filter((row) => isDecidedByFront(group, row))]),
);
