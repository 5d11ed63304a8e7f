/*
 * When the list of countries follows the person, so that no press and no letter waits for its 250 options:
 * 1. press: the combobox opens, and its next frame answers the press without the list
 * 2. frame: in the task after it the list shows, once nothing has been typed for a moment (`useListTiming`)
 * 3. list: its frame is empty (`DeferredOptions` in CountryList.tsx)
 * 4. options: they follow in a render that a letter interrupts, and stay as they are while the person types
 */
import { useEffect, useState } from 'react';
import { nextTask } from '#ui/shared/navigation/useNavigateTo.ts';

/** How long nothing is typed before the list follows, in milliseconds: longer than from one letter to the next. */
export const pauseMs = 250;

type ListTiming = {
  /** Whether the text has changed within the last pause. */
  readonly isTyping: boolean;
  /** Whether the list shows. Text that is typed later does not hide it again; it disappears at once when it closes. */
  readonly isShown: boolean;
};

/** When the list of an open combobox shows, and when its options follow the typed text. */
export const useListTiming = (isOpen: boolean, text: string): ListTiming => {
  const isTyping = useIsTyping(text);
  return { isTyping, isShown: useIsShown(isOpen, isTyping) };
};

const useIsTyping = (text: string): boolean => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled !== text;
};

const useIsShown = (isOpen: boolean, isTyping: boolean): boolean => {
  const [isShown, setShown] = useState(false);
  const isDue = isOpen && !isTyping;
  useEffect(() => {
    if (!isDue) return undefined;
    const frame = requestAnimationFrame(() => void nextTask().then(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  // Because: the next opening starts hidden, and React resets a state in the render itself without the second frame of an effect.
  if (!isOpen && isShown) setShown(false);
  return isOpen && isShown;
};
