import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Companions } from '#application/companions.ts';
import { faultsHeard } from '#ui/shared/faultsHeard.ts';

const hasTag = (fault: unknown): fault is { readonly _tag: string } =>
  typeof fault === 'object' && fault !== null && '_tag' in fault && typeof fault._tag === 'string';

/** Tells of screens, forms and faults wherever they come from: no screen tells of its own. */
export const useWatchPage = ({ arrived, sent, failed }: Companions): void => {
  const router = useRouter();
  useEffect(() => {
    const path = (): string => router.state.location.pathname;
    const onSubmit = (): void => sent(path());
    document.addEventListener('submit', onSubmit);
    const stops = [
      router.subscribe('onResolved', ({ pathChanged }) => pathChanged && arrived(path())),
      faultsHeard.listen((fault) => hasTag(fault) && failed(path(), fault)),
      () => document.removeEventListener('submit', onSubmit),
    ];
    arrived(path());
    return () => stops.forEach((stop) => stop());
  }, [router, arrived, sent, failed]);
};
