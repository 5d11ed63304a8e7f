let last: string | null = null;

/** Whether a heading follows a different one in the life of this page. The first is the browser's own to announce. */
export const followsAnother = (heading: string): boolean => {
  const follows = last !== null && last !== heading;
  last = heading;
  return follows;
};
