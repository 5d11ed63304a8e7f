/** A script or a style sheet of the build. */
export type BuiltText = { readonly file: string; readonly text: string };

/** What a script or a style sheet uses without asking for it, and the promised browsers that lack it. */
export type SupportFault = { readonly file: string; readonly name: string; readonly browsers: readonly string[] };
