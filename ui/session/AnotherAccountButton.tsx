import type { ComponentProps, ReactNode } from 'react';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'look'>;

/** Signs out and leads to sign-in, for somebody with another account. */
export const AnotherAccountButton = ({ look = 'secondary' }: Props): ReactNode => {
  const { mutate, isPending } = useAction(useUseCases().useAnotherAccount);
  return <Button label={{ id: 'session.another' }} look={look} busy={isPending} onPress={() => mutate()} />;
};
