import { createContext, type MouseEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';

/** How long a page must be in sight before a press of a pointer can be meant for it, in milliseconds. */
const meantAfterMs = 500;

const EarlyContext = createContext(false);

/** Whether it is too early for a press of a pointer on a button. Any other press counts. */
export const useIsEarly = (): boolean => use(EarlyContext);

/**
 * Around buttons that hand a person over: a press of a pointer counts only if it began half a second or more after the page was drawn,
 * became visible or got the focus. The second press of a double click belongs to the page before, or to a window that closed.
 */
export const MeantPress = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const isEarly = useIsJustShown();
  const beganEarly = useRef(false);
  const dropUnmeant = (click: MouseEvent): void => {
    if (beganEarly.current && click.detail > 0) {
      click.preventDefault();
      click.stopPropagation();
    }
    beganEarly.current = false;
  };
  return (
    <div
      className="contents"
      onPointerDownCapture={() => void (beganEarly.current = isEarly)}
      onClickCapture={dropUnmeant}
    >
      <EarlyContext value={isEarly}>{children}</EarlyContext>
    </div>
  );
};

/** Whether the page is in sight for too short a time for a press. */
const useIsJustShown = (): boolean => {
  const [isEarly, setIsEarly] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = (): void => {
      clearTimeout(timer);
      setIsEarly(true);
      timer = setTimeout(() => setIsEarly(false), meantAfterMs);
    };
    begin();
    const shown = new AbortController();
    window.addEventListener('focus', begin, shown);
    document.addEventListener('visibilitychange', begin, shown);
    return () => {
      clearTimeout(timer);
      shown.abort();
    };
  }, []);
  return isEarly;
};
