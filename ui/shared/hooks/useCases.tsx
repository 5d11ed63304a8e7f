import { createContext, use } from 'react';
import type { Hexagon } from '#application/useCases.ts';

const Context = createContext<Hexagon | null>(null);

/** Provides the use cases to every view inside. */
export const UseCasesProvider = Context.Provider;

/** The clock that the waits of the app are in; the clock of the device for a view without use cases. */
export const useNow = (): (() => number) => use(Context)?.now ?? Date.now;

/** The use cases of the app. */
export const useUseCases = (): Hexagon => {
  const useCases = use(Context);
  if (useCases === null) throw new Error('No use cases were provided.');
  return useCases;
};
