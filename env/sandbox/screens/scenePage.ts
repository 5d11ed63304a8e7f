/** The roles by which a scene finds elements. */
export type SceneRole =
  | 'alert'
  | 'button'
  | 'heading'
  | 'img'
  | 'link'
  | 'listbox'
  | 'option'
  | 'progressbar'
  | 'status'
  | 'switch';

/** How a scene finds an element by its role: by a part of its name, in any case. */
export type RoleOptions = { readonly name?: string; readonly level?: number };

/** The state of an element that a scene waits for. */
export type ElementState = 'attached' | 'detached' | 'hidden' | 'visible';

type FindElement = (selector: string) => SceneElement;
type FindByRole = (role: SceneRole, options?: RoleOptions) => SceneElement;

/** An element that a scene uses: a part of Playwright's Locator, with the same meaning. */
export type SceneElement = {
  readonly click: () => Promise<void>;
  readonly fill: (text: string) => Promise<void>;
  readonly pressSequentially: (text: string) => Promise<void>;
  readonly check: () => Promise<void>;
  readonly focus: () => Promise<void>;
  readonly waitFor: (options?: { readonly state?: ElementState }) => Promise<void>;
  readonly locator: FindElement;
  readonly getByRole: FindByRole;
  readonly first: () => SceneElement;
  readonly last: () => SceneElement;
  readonly nth: (index: number) => SceneElement;
};

/**
 * A page that a scene uses: a part of Playwright's Page, with the same meaning. Playwright's pages take the pictures,
 * and `livePage.ts` drives the browser of a person who opens a scene in the gallery.
 */
export type ScenePage = {
  readonly goto: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly waitForURL: (fits: (url: URL) => boolean) => Promise<void>;
  readonly locator: FindElement;
  readonly getByRole: FindByRole;
  readonly clock: {
    readonly install: () => Promise<void>;
    readonly fastForward: (ms: number) => Promise<void>;
    readonly runFor: (ms: number) => Promise<void>;
  };
};
