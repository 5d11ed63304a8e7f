import { useEffect, useState } from 'react';
import { nextTask } from '#ui/shared/navigation/useNavigateTo.ts';

/** How long nothing is typed before the list follows, in milliseconds: longer than from one letter to the next. */
export const pauseMs = 250;

/** Whether the text has changed within the last quarter of a second. */
export const useIsTyping = (text: string): boolean => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled !== text;
};

/** Whether an open list is shown: from the frame after the input that opened it, and not while the person types. */
export const useIsShown = (isOpen: boolean, isTyping: boolean): boolean => {
  const [isShown, setShown] = useState(false);
  const isDue = isOpen && !isTyping;
  useEffect(() => {
    if (!isDue) return undefined;
    const frame = requestAnimationFrame(() => void nextTask().then(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  if (!isOpen && isShown) setShown(false);
  return isOpen && isShown;
};
