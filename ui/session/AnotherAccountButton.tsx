import type { ReactNode } from 'react';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';

/** Signs out and leads to sign-in, for somebody with another account. */
export const AnotherAccountButton = (): ReactNode => {
  const { mutate, isPending } = useAction(useUseCases().useAnotherAccount);
  return <Button label={{ id: 'session.another' }} busy={isPending} onPress={() => mutate()} />;
};
