// One process runs many files one after the other, so that the packages of others are loaded once. Our own modules begin anew
// with each file, as in a process of its own; and so do fetch, clock and console, if an earlier file has left others in their place.
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
