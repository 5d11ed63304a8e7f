import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { abandonsFlow } from '#domain/navigation/flow.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { orNull } from '#domain/shared/orNull.ts';
import { leaveApp } from '#ui/router/useNavigateTo.ts';
import { formState } from '#ui/shared/form/formState.ts';
import { addBackStop, onBackFromStop } from './backStop.ts';

const uses = ['input', 'keydown', 'pointerup'] as const;

/** Whether Back asks to leave the document, and the answers of the visitor. */
export type BackOut = { readonly isAsked: boolean; readonly leave: () => void; readonly stay: () => void };

const leaveByBack = (): void => void leaveApp({ _tag: 'Back', fallback: null });

/**
 * Asks before Back leaves the document in the middle of a flow. It begins with the first use of the page, as browsers demand, or at
 * once where the page was used before.
 */
export const useBackOut = (screen: RoutePath): BackOut => {
  const { history } = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const abandons = (): boolean => abandonsFlow(screen, null, formState());
    const begin = (): void => {
      if (abandons()) addBackStop(history.location.state);
    };
    const handleBack = (): void => (abandons() ? setIsAsked(true) : leaveByBack());
    uses.forEach((type) => document.addEventListener(type, begin));
    const unsubscribe = onBackFromStop(() => history.location.state, handleBack);
    // Because: a prerendered form can be filled in before this guard is there. Old browsers do not tell.
    if (orNull(() => navigator.userActivation?.hasBeenActive)) begin();
    return () => {
      uses.forEach((type) => document.removeEventListener(type, begin));
      unsubscribe();
    };
  }, [history, screen]);
  const leave = useCallback(() => {
    setIsAsked(false);
    leaveByBack();
  }, []);
  const stay = useCallback(() => {
    setIsAsked(false);
    addBackStop(history.location.state);
  }, [history]);
  return { isAsked, leave, stay };
};
