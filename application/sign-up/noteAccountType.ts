import type { Ports } from '#application/ports/ports.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { withAccountType } from '#domain/session/changes.ts';

/** Keeps which type of account is being opened: the steps ahead depend on it. */
export type NoteAccountType = (accountType: ChosenAccountType) => void;

/** Changes the session and nothing else. */
export const makeNoteAccountType =
  ({ session }: Pick<Ports, 'session'>): NoteAccountType =>
  (accountType) =>
    void session.update(withAccountType(accountType));
