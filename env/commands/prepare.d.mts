/** The folders with a lockfile: the project, and the packages of its own that only one command needs. */
export declare const lockedFolders: readonly string[];

/** The program, arguments and options that run npm in a folder, also where only the npm of a running script is found. */
export declare const npmCommand: (
  args: readonly string[],
  folder?: string,
) => readonly [program: string, args: readonly string[], options: { readonly cwd: string; readonly shell: boolean }];

/** Installs the packages of a folder's lockfile if any is missing. */
export declare const installMissing: (folder?: string) => void;
