import { useState, type KeyboardEvent } from 'react';

type CapsLock = {
  readonly on: boolean;
  readonly watch: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
};

/** Whether caps lock is on, as far as the keys pressed in a field can tell. */
export const useCapsLock = (): CapsLock => {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent): void => setOn(event.getModifierState('CapsLock'));
  return { on, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
};
