import type { InstalledPage } from '../packs/installedPage.ts'
import type { TableAccess } from './tableAccess.ts'

/** What the running server knows beside its database; made once in `createApp`. */
export interface Services {
  /** The pages of the installed packs with their checksums. */
  installedPages(): readonly InstalledPage[]
  findPage(id: string): InstalledPage | undefined
  /** Which tables and columns the table dictionaries and the duplicate check may read (wire contract 2.6). */
  readonly tables: TableAccess
}
