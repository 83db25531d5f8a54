import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for the data of one app, and its administrator's password. */
export interface Installation {
  readonly dataDir: string
  readonly password: string
  readonly remove: () => void
}

/** Letters and digits that nothing else in the tests has, for names that have to be new. */
const createName = (): string => randomBytes(6).toString('hex')

/** Makes room for one app that nobody has started yet. */
export function createInstallation(): Installation {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-e2e-'))
  return { dataDir, password: `Aa1-${createName()}`, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}
