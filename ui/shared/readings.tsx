import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Theme } from '#domain/brand/theme.ts';
import { fieldsKnownAhead, noSystemFields, type SystemFields } from '#domain/system/systemFields.ts';
import { useSession } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

const Fields = createContext({ fields: noSystemFields, awaited: false });
const Worn = createContext<Theme | null>(null);

type Props = {
  /** The theme the page begins with; null for what is at hand. */
  readonly theme: Theme | null;
  readonly children: ReactNode;
};

/** Reads what every page is drawn from: the theme once, the system fields in each language that is spoken. */
export const ReadingsProvider = ({ theme: atStart, children }: Props): ReactNode => {
  const { dressBrand, readSystemFields, world } = useUseCases();
  const { userLocale } = useSession();
  const [theme, setTheme] = useState(atStart);
  const [read, setRead] = useState(() => ({
    fields: fieldsKnownAhead(world.brand),
    awaited: true,
    language: userLocale,
  }));
  useEffect(() => {
    void dressBrand.refresh().then(setTheme);
  }, [dressBrand]);
  useEffect(() => {
    let current = true;
    void readSystemFields().then((fields) => current && setRead({ fields, awaited: false, language: userLocale }));
    return () => {
      current = false;
    };
  }, [readSystemFields, userLocale]);
  return (
    <Worn value={theme}>
      <Fields value={read}>{children}</Fields>
    </Worn>
  );
};

/** Documents, phone countries and social logins; what the product knows by itself until they have come. */
export const useSystemFields = (): SystemFields => use(Fields).fields;

/** Whether they have yet to come, and their room is to be kept. */
export const useAwaitingFields = (): boolean => use(Fields).awaited;

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
