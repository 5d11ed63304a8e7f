import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Destination } from '#domain/navigation/destination.ts';

// Because: while the browser leaves, the page must look as busy as it is; brought back from its cache, it is live again.
const untilBroughtBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', (event) => event.persisted && resolve(), { once: true });
  });

/** The one place that moves the visitor. Leaving replaces the entry in the history, so Back never meets a spent form. */
export const useGo = (): ((destination: Destination) => Promise<void>) => {
  const navigate = useNavigate();
  return useCallback(
    async (destination) => {
      if (destination._tag === 'Route') return navigate({ href: destination.to });
      window.location.replace(destination.url);
      return untilBroughtBack();
    },
    [navigate],
  );
};
