/** The folders with a lockfile: the project, and the packages of its own that only one command needs. */
export declare const lockedFolders: readonly string[];

/** Installs the packages of a folder's lockfile if any is missing. */
export declare const installMissing: (folder?: string) => void;
