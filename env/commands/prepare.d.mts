export declare const lockedFolders: readonly string[];
export declare const installMissing: (folder?: string) => void;
