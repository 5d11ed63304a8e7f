import * as E from 'fp-ts/Either';
import type { OneTimeCode } from './credentials.ts';
import type { FormFault } from './fieldFault.ts';
import { parseCode } from './oneTimeCode.ts';

/** The code alone, or what is wrong with it. */
export const parseCodeField = (typed: string): E.Either<FormFault, OneTimeCode> => {
  const code = parseCode(typed);
  return E.isRight(code) ? code : E.left({ _tag: 'Incomplete', fields: [{ field: 'code', problem: code.left }] });
};
