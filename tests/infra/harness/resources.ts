// What the program of infrastructure asked for, as the tests read it.

/** One resource, as it was registered with Pulumi. */
export interface Made {
  type: string;
  name: string;
  /** Its place in the program, by which Pulumi knows it again: that of its parent, its type and its name. */
  urn: string;
  /** False for SST's components, which are made of resources themselves. */
  custom: boolean;
  inputs: Record<string, unknown>;
  /** The text of its provider, for a resource that the program itself knows how to make. */
  provider?: string;
  /** Inputs that a later deploy leaves as they are. */
  ignored: string[];
  /** URNs of what is made before it. */
  dependsOn: string[];
  protect: boolean;
  retainOnDelete: boolean;
}

/** The bundles of a program: one for `app()`, one to run. Both lie beside the platform, whose packages they use. */
export interface Bundles {
  config: string;
  run: string;
}

/** A handler that was bundled for a function. */
export interface Built {
  handler: string;
  /** Names of the links the function can read. */
  links: string[];
  bytes: number;
  /** Files that went into the bundle, from the project's root. */
  inputs: string[];
  /** Packages left out of it, with their versions. */
  install: Record<string, string>;
  sourcemap: string | undefined;
}

export interface Synth {
  app: {
    stage: string;
    removal: string;
    protect: boolean;
    providers: { aws: { region: string; version?: string }; tls?: string };
  };
  resources: Made[];
  /** By the name of the function's component. */
  built: Record<string, Built>;
  errors: string[];
  milliseconds: number;
}

export interface SynthOptions {
  stage: string;
  dev?: boolean;
  /** Secrets that are not set. */
  without?: string[];
  secrets?: Record<string, string>;
  /** Settings, as they come from the environment. */
  settings?: Record<string, string>;
  /** What lies in the account's parameters, by name. */
  parameters?: Record<string, string>;
  /** Changes to source files before they are bundled: file from the root, text to find, text to put there. */
  edits?: [file: string, from: string, to: string][];
  /** False leaves the handlers unbundled: quicker, where bundles are not looked at. */
  bundle?: boolean;
  /** The C library of the deploying machine, as npm finds it; an empty text for macOS and Windows. */
  libc?: string;
  /** The program, where it has been bundled before. */
  bundles?: Bundles;
  /** Turns without a sign of life, where a test knows that there will be none. */
  quietTurns?: number;
  /** A site without its manifest. */
  unbuiltSite?: boolean;
}
