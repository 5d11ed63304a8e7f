import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Theme } from '#domain/brand/theme.ts';
import { noSystemFields, type SystemFields } from '#domain/system/systemFields.ts';
import { useSession } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

const Fields = createContext<SystemFields>(noSystemFields);
const Worn = createContext<Theme | null>(null);

type Props = {
  /** The theme the page begins with; null for what is at hand. */
  readonly theme: Theme | null;
  readonly children: ReactNode;
};

/** Reads what every page is drawn from: the theme once, the system fields in each language that is spoken. */
export const ReadingsProvider = ({ theme: atStart, children }: Props): ReactNode => {
  const { dressBrand, readSystemFields } = useUseCases();
  const { userLocale } = useSession();
  const [theme, setTheme] = useState(atStart);
  const [{ fields }, setFields] = useState({ fields: noSystemFields, language: userLocale });
  useEffect(() => {
    void dressBrand.refresh().then(setTheme);
  }, [dressBrand]);
  useEffect(() => {
    let current = true;
    void readSystemFields().then((read) => current && setFields({ fields: read, language: userLocale }));
    return () => {
      current = false;
    };
  }, [readSystemFields, userLocale]);
  return (
    <Worn value={theme}>
      <Fields value={fields}>{children}</Fields>
    </Worn>
  );
};

/** Documents, phone countries and social logins; what the product knows by itself until they have come. */
export const useSystemFields = (): SystemFields => use(Fields);

const never = () => () => undefined;

/** The theme the page wears: what is at hand at once, what the content service says as soon as it says it. */
export const useTheme = (): Theme => {
  const { atHand, own } = useUseCases().dressBrand;
  // Because: a page printed ahead wears the brand's own, and is taken over as it was printed.
  const before = useSyncExternalStore(
    never,
    () => atHand,
    () => own,
  );
  return use(Worn) ?? before;
};
