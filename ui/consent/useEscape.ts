import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Goes a step back when Escape is pressed inside; it never answers a question. */
export const useEscape = (inside: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    const { current } = inside;
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [inside]);
};
