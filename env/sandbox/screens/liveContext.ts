import { setTimeout as wait } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import type { BrandKey } from '#domain/brand/brand.ts';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import { livePage, type DocumentState } from './livePage.ts';
import type { SceneContext, SceneDevice, SceneSandbox } from './scene.ts';
import type { SceneRelay } from './sceneRelay.ts';

const liveSandbox = ({ engine, clock, faults, origin }: SandboxState): SceneSandbox => ({
  origin: (host) => origin(`${host}.localhost`),
  inbox: async (to) => engine.inbox(to),
  createAccount: async (draft) => {
    const created = engine.createAccount(draft);
    if (E.isLeft(created)) throw new Error(created.left.message);
  },
  advanceClock: async (ms) => clock.advance(ms),
  fail: async (fault) => void faults.add(fault),
});

const liveDevice = ({ ask }: SceneRelay, { journal }: SandboxState, state: DocumentState): SceneDevice => ({
  waitForApp: async () => void (await ask({ kind: 'app' })),
  waitForFont: async (family) => void (await ask({ kind: 'font', family })),
  waitForRequest: async (path) => {
    while (journal.list(path).length === 0) await wait(50);
  },
  goBack: async () => void (await ask({ kind: 'back' })),
  goOffline: async () => void (await ask({ kind: 'offline' })),
  blockCookies: async () => {
    state.blocksCookies = true;
  },
  pressWithCapsLock: async (selector) =>
    void (await ask({ kind: 'pressWithCapsLock', target: [{ kind: 'css', selector }] })),
  inOtherTab: () => Promise.reject(new Error('A live scene has one tab.')),
});

/** What a live scene is made of. */
export type LiveParts = {
  readonly relay: SceneRelay;
  readonly sandbox: SandboxState;
  readonly state: DocumentState;
};

/** What a live scene runs with: the browser at the other end of the relay, and this sandbox. */
export const liveContext = ({ relay, sandbox, state }: LiveParts, brand: BrandKey): SceneContext => ({
  page: livePage(relay, state),
  device: liveDevice(relay, sandbox, state),
  sandbox: liveSandbox(sandbox),
  brand,
});
