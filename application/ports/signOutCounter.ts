/** Counts the sign-outs in the tabs of this browser, so that a tab that missed one learns of it. */
export type SignOutCounter = { readonly read: () => number; readonly increment: () => void };
