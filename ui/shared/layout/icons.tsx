import type { ReactNode, SVGProps } from 'react';
import styles from './Mark.module.css';

/** The icon beside an error, because colour alone must not mark an error. */
export const ErrorMark = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18m1 9.75a1 1 0 0 1-2 0v-5.5a1 1 0 0 1 2 0zM10 15.5a1.25 1.25 0 1 1 0-2.5 1.25 1.25 0 0 1 0 2.5"
    />
  </svg>
);

/** The icon beside what is possible again. */
export const OverMark = (): ReactNode => (
  <Icon>
    <circle cx="10" cy="10" r="8" />
    <path d="m6.5 10.3 2.5 2.5 4.5-5.2" strokeLinecap="round" strokeLinejoin="round" />
  </Icon>
);

/** A turning ring, hidden from screen readers; the text beside it tells what it means. */
export const Spinner = (): ReactNode => <span className="spinner" aria-hidden="true" />;

type IconProps = Pick<SVGProps<SVGSVGElement>, 'viewBox' | 'strokeWidth' | 'children'> & { readonly size?: number };

/** A drawing in lines of the colour of the text, for sighted people only; `size` is in pixels, and by default in units too. */
export const Icon = ({ size = 20, ...drawing }: IconProps): ReactNode => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    {...drawing}
  />
);

/** The arrow of a button that goes back; a sheet turns it for one that leads on. */
export const BackArrow = (): ReactNode => (
  <Icon>
    <path d="M12 4.5 6.5 10l5.5 5.5" strokeLinecap="round" strokeLinejoin="round" />
  </Icon>
);

type MarkProps = {
  readonly tone: 'success' | 'danger';
  /** The drawing, in a square of 32 units. */
  readonly children: ReactNode;
};

/** A small drawing in a disc above the heading of a page; decoration only. */
export const Mark = ({ tone, children }: MarkProps): ReactNode => (
  <div className={`${styles['mark']} ${styles[tone]}`} aria-hidden="true">
    <svg viewBox="0 0 32 32" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2">
      {children}
    </svg>
  </div>
);

/** The sign of a change that was made. */
export const DoneMark = (): ReactNode => (
  <Mark tone="success">
    <path d="m7.2 16.8 5.9 5.9 11.7-12.8" strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" />
  </Mark>
);
