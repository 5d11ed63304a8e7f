import { useEffect, useRef, type RefObject } from 'react';

/** Goes a step back when Escape is pressed inside; it never answers a question. */
export const useEscape = (inside: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const { current } = inside;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current();
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [inside]);
};
