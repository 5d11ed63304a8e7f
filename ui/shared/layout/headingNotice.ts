import { createContext, type ReactNode } from 'react';

/** The notices that every screen shows below its heading, whatever the screen is. */
export const HeadingNotice = createContext<ReactNode>(null);
