import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { parseJson } from '#env/sandbox/parseJson.ts';
import type { SceneAnswer } from './sceneRelay.ts';

const Answer = t.type({ id: t.number, url: t.string });

/** Decodes the answer of a live scene's script; null for anything else. */
export const readSceneAnswer = (text: string): SceneAnswer | null => {
  const answer = Answer.decode(parseJson(text));
  return E.isRight(answer) && URL.canParse(answer.right.url) ? answer.right : null;
};
