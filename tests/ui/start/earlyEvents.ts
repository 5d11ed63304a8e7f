const nothing = (): void => undefined;

type EarlyEvents = NonNullable<typeof globalThis.earlyEvents>;

/** Early events as the script in the page leaves them; by default nothing has happened on the page. */
export const earlyEventsWith = (parts: Partial<EarlyEvents> = {}): EarlyEvents => ({
  events: [],
  release: nothing,
  releaseClicks: nothing,
  pageChanged: false,
  ...parts,
});
