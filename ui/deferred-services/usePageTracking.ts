import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DeferredServices } from '#application/deferredServices.ts';
import { faultEvents } from '#ui/shared/feedback/faultEvents.ts';

const hasTag = (fault: unknown): fault is { readonly _tag: string } =>
  typeof fault === 'object' && fault !== null && '_tag' in fault && typeof fault._tag === 'string';

/** Reports every screen, submitted form and shown fault to the deferred services, so that no screen reports its own. */
export const usePageTracking = ({ onNavigated, onFormSubmitted, onFaultShown }: DeferredServices): void => {
  const router = useRouter();
  useEffect(() => {
    const path = (): string => router.state.location.pathname;
    const onSubmit = (): void => onFormSubmitted(path());
    document.addEventListener('submit', onSubmit);
    const unsubscribes = [
      router.subscribe('onResolved', ({ pathChanged }) => pathChanged && onNavigated(path())),
      faultEvents.subscribe((fault) => hasTag(fault) && onFaultShown(path(), fault)),
      () => document.removeEventListener('submit', onSubmit),
    ];
    onNavigated(path());
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [router, onNavigated, onFormSubmitted, onFaultShown]);
};
