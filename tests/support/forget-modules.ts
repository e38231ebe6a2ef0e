// One process runs many files one after the other, so that the packages of others are loaded once. Our own modules begin anew
// with each file, as in a process of its own.
import { vi } from "vitest";

vi.resetModules();
