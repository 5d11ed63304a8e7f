import { useState, type KeyboardEvent } from 'react';

type CapsLock = {
  readonly on: boolean;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
};

/** Whether caps lock is on, as far as the key events of a field tell. */
export const useCapsLock = (): CapsLock => {
  const [on, setOn] = useState(false);
  const update = (event: KeyboardEvent): void => setOn(event.getModifierState('CapsLock'));
  return { on, handlers: { onKeyDown: update, onKeyUp: update, onBlur: () => setOn(false) } };
};
