// What the domain asks of the service that keeps the admins' passwords. Cognito's side of it is in cognito.ts.

export interface NewPerson {
  email: string;
  fullName: string;
  password: string;
  /** To be changed at the first sign-in. */
  temporary: boolean;
}

export interface Directory {
  /** Makes the person a member who can sign in; answers their id. Safe to repeat: the last password holds. */
  enrol(person: NewPerson): Promise<string>;
  /** The id of the admin who signs in with this address. */
  find(email: string): Promise<string | undefined>;
  /** Ends every sign-in that could be refreshed. */
  signOut(adminId: string): Promise<void>;
  /** Anybody who is gone already stays gone. */
  remove(adminId: string): Promise<void>;
}

declare module "../platform/settings.ts" {
  interface Settings {
    /** The admins' pool. */
    directory(): Promise<Directory>;
  }
}
