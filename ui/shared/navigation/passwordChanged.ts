import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged into the library's
  interface HistoryState {
    /** Set once the password has been changed on this page; a reload keeps it, another visit of the page does not have it. */
    readonly passwordChanged?: boolean;
  }
}

/** Whether the password has been changed at this entry of the history. */
export const usePasswordChanged = (): boolean =>
  useRouterState({ select: ({ location }) => location.state.passwordChanged === true });
