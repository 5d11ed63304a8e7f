import { createContext, use, useEffect } from 'react';

const Context = createContext<() => void>(() => undefined);

/** Hands down whom to tell that a screen stands and listens. */
export const ReadyProvider = Context.Provider;

/** Tells that the screen around this view stands: what is pressed in it is heard from now on. */
export const useReady = (): void => {
  const tell = use(Context);
  useEffect(tell, [tell]);
};
