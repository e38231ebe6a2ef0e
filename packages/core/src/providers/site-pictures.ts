// The port of the place from which pages show the pictures of an owner's products: for everybody to see, at the shop's address.

export interface SitePictures {
  /** Puts a picture there, served as what its name says and as nothing else. The same one once more changes nothing. */
  keep(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** All that are there, and when each was last put (epoch milliseconds). */
  list(): Promise<{ file: string; at: number }[]>;
  remove(file: string): Promise<void>;
}

declare module "../platform/settings.ts" {
  interface Settings {
    sitePictures: SitePictures;
  }
}
