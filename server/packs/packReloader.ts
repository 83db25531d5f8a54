import type { PackChange } from './packChanges.ts'

/** Reads the packs anew while the server runs. */
export interface PackReloader {
  /** Installs the packs as they are in their folders now, one time after the other, and gives what changed. */
  reload(): Promise<readonly PackChange[]>
  close(): Promise<void>
}
