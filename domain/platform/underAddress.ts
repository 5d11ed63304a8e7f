/** Whether an address has the origin of a configured one and its path, or a path below it. */
export const underAddress = (address: string, configured: string | null): boolean => {
  if (configured === null || !URL.canParse(configured) || !URL.canParse(address)) return false;
  const [inner, outer] = [new URL(address), new URL(configured)];
  if (inner.origin === 'null' || inner.origin !== outer.origin) return false;
  return segments(outer).every((segment, at) => segments(inner)[at] === segment);
};

/** How deep the configured path goes: of two that fit, the deeper says more. */
export const depthOf = (configured: string): number => segments(new URL(configured)).length;

const segments = ({ pathname }: URL): ReadonlyArray<string> => pathname.split('/').filter((part) => part !== '');
