import * as t from 'io-ts';
import type { FlowStore } from '#application/ports/analytics.ts';
import { type FlowMemory, noFlow, routeOf } from '#domain/navigation/routes.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { decodeJson, maybe, nullable } from '#infrastructure/http/codecs.ts';

const key = 'account.flow';

const StoredFlow = t.type({
  last: nullable(t.keyof({ 'Sign in': null, 'Forgot password': null, 'Sign up': null })),
  redirectedFrom: maybe(t.string),
});

const read = (text: string): FlowMemory => {
  const stored = decodeJson(StoredFlow, text);
  return stored === null ? noFlow : { last: stored.last, redirectedFrom: routeOf(stored.redirectedFrom ?? '') };
};

/** Stores the flow memory; malformed data counts as none, and blocked storage leaves it in the page's memory. */
export const makeStoredFlow = (storage: SafeStorage): FlowStore => {
  let memory = read(storage.read(key) ?? '');
  return {
    get: () => memory,
    set: (next) => {
      memory = next;
      storage.write(key, JSON.stringify(next));
    },
  };
};
