import { useUseCases } from './useCases.tsx';
import { useSession } from './useSession.ts';

/** What an email field begins with, and where its text goes when it is left. */
export type TypedEmail = { readonly defaultValue: string; readonly onLeave: (text: string) => void };

/** Connects an email field to the other ones: it begins with the text that the last one was left with, else with the known email. */
export const useTypedEmail = (): TypedEmail => {
  const { storeTypedEmail } = useUseCases();
  const { typedEmail, email } = useSession().typed;
  return { defaultValue: typedEmail ?? email ?? '', onLeave: storeTypedEmail };
};
