import type { Session } from '#domain/session/session.ts';
import type { RoutePath } from './routes.ts';
import type { EffectName, Visit, World } from './visit.ts';

/** Something the walk met that belongs in the log. Never holds what was met, only its name. */
export type Remark = 'RedirectRefused' | 'CodeChallengeMethodRefused';

type Learnt = { readonly session: Session; readonly remarks: ReadonlyArray<Remark> };

/**
 * What becomes of a navigation: let in, sent elsewhere, held until an effect has been carried out, or, where somebody has
 * just been proved, going on as every sign-in does.
 */
export type Decision = Learnt &
  (
    | { readonly _tag: 'Pass' }
    | { readonly _tag: 'Detour'; readonly to: RoutePath }
    | { readonly _tag: 'First'; readonly effect: EffectName }
    | { readonly _tag: 'GoOn' }
  );

/** One rule of the walk. It may learn something of the visit whichever way it decides. */
export type Guard = (world: World) => (visit: Visit) => (session: Session) => Decision;

export const pass = (session: Session, remarks: ReadonlyArray<Remark> = []): Decision => ({
  _tag: 'Pass',
  session,
  remarks,
});

export const detour = (to: RoutePath, session: Session): Decision => ({ _tag: 'Detour', to, session, remarks: [] });

export const first = (effect: EffectName, session: Session): Decision => ({
  _tag: 'First',
  effect,
  session,
  remarks: [],
});

export const goOn = (session: Session): Decision => ({ _tag: 'GoOn', session, remarks: [] });
