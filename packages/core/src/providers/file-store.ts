// Where the files of an owner's products lie: a private store that takes a file in parts, each bound to its SHA-256.

export interface StoredPart {
  number: number;
  size: number;
  sha256: string;
  /** The store's own name of the part. */
  etag: string;
}

export interface FileStore {
  /** Begins an upload, and names it. */
  begin(key: string): Promise<string>;
  /** Where one part may be put for a quarter of an hour: these bytes and no others. */
  partAddress(key: string, uploadId: string, part: Omit<StoredPart, "etag">): Promise<string>;
  /** The parts that have arrived; undefined when there is no such upload, or not any more. */
  parts(key: string, uploadId: string): Promise<StoredPart[] | undefined>;
  /** Puts the parts together; of an upload that was put together before, nothing happens. */
  complete(key: string, uploadId: string, parts: readonly StoredPart[]): Promise<void>;
  abort(key: string, uploadId: string): Promise<void>;
  /** Size and checksum of a file, as the store knows them; undefined when there is none. */
  stat(key: string): Promise<{ size: number; sum: string } | undefined>;
  /** The first bytes of a file. */
  head(key: string, bytes: number): Promise<Uint8Array<ArrayBuffer>>;
  remove(key: string): Promise<void>;
  /** Where a file is handed out for a minute, to be saved under this name and never to be shown. */
  address(key: string, name: string): Promise<string>;
}

declare module "../platform/settings.ts" {
  interface Settings {
    fileStore: FileStore;
  }
}
