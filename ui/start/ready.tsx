import { createContext, use, useEffect } from 'react';

const Context = createContext<() => void>(() => undefined);

/** Provides the function that is called when a screen is ready. */
export const ReadyProvider = Context.Provider;

/** Reports that the screen around this view is rendered and handles events. */
export const useReady = (): void => {
  const onReady = use(Context);
  useEffect(onReady, [onReady]);
};
