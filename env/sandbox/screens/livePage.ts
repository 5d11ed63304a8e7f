import { setTimeout as wait } from 'node:timers/promises';
import type { SceneCommand, Target } from './sceneCommand.ts';
import type { SceneElement, ScenePage } from './scenePage.ts';
import type { SceneRelay } from './sceneRelay.ts';

type Ask = (command: SceneCommand) => Promise<unknown>;

const liveElement = (ask: Ask, target: Target): SceneElement => {
  const then = (step: Target[number]): SceneElement => liveElement(ask, [...target, step]);
  const act = async (command: SceneCommand): Promise<void> => void (await ask(command));
  return {
    click: () => act({ kind: 'click', target }),
    check: () => act({ kind: 'check', target }),
    focus: () => act({ kind: 'focus', target }),
    fill: (text) => act({ kind: 'fill', target, text }),
    pressSequentially: (text) => act({ kind: 'type', target, text }),
    waitFor: ({ state = 'visible' } = {}) => act({ kind: 'element', target, state }),
    locator: (selector) => then({ kind: 'css', selector }),
    getByRole: (role, { name, level } = {}) => then({ kind: 'role', role, name: name ?? null, level: level ?? null }),
    first: () => then({ kind: 'nth', index: 0 }),
    last: () => then({ kind: 'nth', index: -1 }),
    nth: (index) => then({ kind: 'nth', index }),
  };
};

/** The state of a live scene that its next documents start with. */
export type DocumentState = {
  /** How far its clock is ahead, in milliseconds; null for the real clock. */
  clockOffset: number | null;
  blocksCookies: boolean;
};

/** The page of a live scene, in the browser at the other end of the relay. */
export const livePage = ({ ask, nextDocument }: SceneRelay, state: DocumentState): ScenePage => {
  const open = async (command: SceneCommand): Promise<void> => {
    const opened = nextDocument();
    await Promise.all([ask(command), opened]);
  };
  const advance = async (ms: number): Promise<void> => {
    await ask({ kind: 'advance', ms });
    state.clockOffset = (state.clockOffset ?? 0) + ms;
  };
  const page = liveElement(ask, []);
  return {
    goto: (url) => open({ kind: 'goto', url }),
    reload: () => open({ kind: 'reload' }),
    waitForURL: async (fits) => {
      while (!fits(await ask({ kind: 'path' }))) await wait(100);
    },
    locator: page.locator,
    getByRole: page.getByRole,
    clock: {
      install: async () => {
        state.clockOffset = 0;
      },
      fastForward: advance,
      runFor: advance,
    },
  };
};
