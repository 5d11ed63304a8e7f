import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';

/** How long a page must be in sight before a press of a pointer can be meant for it, in milliseconds. */
const meantAfterMs = 500;

type MeantPress = {
  /** Whether a press that begins now does not count. */
  readonly isEarly: boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Whether a click counts: its press did not begin too early, or it had no pointer. */
  readonly counts: (click: MouseEvent) => boolean;
};

const MeantPressContext = createContext<MeantPress>({
  isEarly: false,
  onPointerDown: () => undefined,
  counts: () => true,
});

/** What a control around which there may be a `MeantPress` asks of it. */
export const useMeantPress = (): MeantPress => use(MeantPressContext);

/**
 * Around buttons that hand a person over: a press of a pointer counts only if it began on the button half a second or more after the page
 * was drawn, became visible or got the focus. The second press of a double click belongs to the page before, or to a window that closed.
 */
export const MeantPress = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { isEarly, since } = useInSight();
  const beganEarly = useRef(false);
  const onPointerDown: MeantPress['onPointerDown'] = ({ timeStamp }) => {
    beganEarly.current = timeStamp - since.current < meantAfterMs;
  };
  const counts: MeantPress['counts'] = ({ detail }) => {
    const isMeant = detail === 0 || !beganEarly.current;
    beganEarly.current = false;
    return isMeant;
  };
  return <MeantPressContext value={{ isEarly, onPointerDown, counts }}>{children}</MeantPressContext>;
};

/** Since when the page is in sight, and whether that is too short for a press. */
const useInSight = () => {
  const since = useRef(Infinity);
  const [isEarly, setIsEarly] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = (): void => {
      clearTimeout(timer);
      since.current = performance.now();
      setIsEarly(true);
      timer = setTimeout(() => setIsEarly(false), meantAfterMs);
    };
    begin();
    window.addEventListener('focus', begin);
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', begin);
      document.removeEventListener('visibilitychange', begin);
    };
  }, []);
  return { isEarly, since };
};
