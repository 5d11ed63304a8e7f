import type { ElementState, SceneRole } from './scenePage.ts';

/** A text to find: the parts of a regular expression. */
export type TextPattern = { readonly source: string; readonly flags: string };

/** One step from the page to an element. */
export type FindStep =
  | { readonly kind: 'css'; readonly selector: string }
  | {
      readonly kind: 'role';
      readonly role: SceneRole;
      readonly name: TextPattern | null;
      readonly level: number | null;
    }
  | { readonly kind: 'text'; readonly text: TextPattern }
  | { readonly kind: 'nth'; readonly index: number };

/** The steps from the page to an element. */
export type Target = readonly FindStep[];

/** A command to the browser of a live scene; `agent.js` runs it. */
export type SceneCommand =
  | { readonly kind: 'goto' | 'leave'; readonly url: string }
  | { readonly kind: 'reload' | 'back' | 'offline' | 'app' | 'path' }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'font'; readonly family: string }
  | { readonly kind: 'element'; readonly target: Target; readonly state: ElementState }
  | { readonly kind: 'click' | 'check' | 'focus' | 'pressWithCapsLock'; readonly target: Target }
  | { readonly kind: 'fill' | 'type'; readonly target: Target; readonly text: string };

/** Turns a text, in any case, or a regular expression into a pattern. */
export const textPattern = (text: string | RegExp): TextPattern =>
  typeof text === 'string'
    ? { source: text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`), flags: 'i' }
    : { source: text.source, flags: text.flags };
