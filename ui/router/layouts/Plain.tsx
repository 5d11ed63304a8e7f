import type { ReactNode } from 'react';
import { Frame, type LayoutProps } from './Frame.tsx';

/** The layout without a stepper: one card in the middle. */
export const Plain = (props: LayoutProps): ReactNode => <Frame {...props} look="centred" />;
