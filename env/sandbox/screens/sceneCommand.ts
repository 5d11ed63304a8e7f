import type { ElementState, SceneRole } from './scenePage.ts';

/** One step from the page to an element. */
export type FindStep =
  | { readonly kind: 'css'; readonly selector: string }
  | {
      readonly kind: 'role';
      readonly role: SceneRole;
      readonly name: string | null;
      readonly level: number | null;
    }
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
