/** The program, arguments and options that run npm, also where only the npm of a running script is found. */
export declare const npmCommand: (
  args: readonly string[],
) => readonly [program: string, args: readonly string[], options: { readonly cwd: string; readonly shell: boolean }];

/** Installs the packages of the lockfile if any is missing. */
export declare const installMissing: () => void;
