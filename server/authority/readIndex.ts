import type { Connection } from '../db/schema.ts'
import type { CallInfo } from '../http/callCatalogue.ts'
import { createExtents } from './extent.ts'
import { readFormRights } from './forms.ts'
import { type Grants, readGrants } from './grants.ts'
import type { Holder } from './people.ts'
import { readReportRights } from './reports.ts'
import { type Index, toIndex } from './situation.ts'

/** Where a situation is read. */
export interface IndexSources {
  readonly db: Connection
  readonly calls: readonly CallInfo[]
  /** The departments, forms and reports that count: on those that came since nothing hangs yet. All when left out. */
  readonly known?: ReadonlySet<string>
}

/** Reads what the reaches of some people follow from, as things stand now. */
export async function readIndex(
  { db, calls, known }: IndexSources,
  holders: Iterable<Pick<Holder, 'roles' | 'departRoles' | 'pools'>>,
): Promise<Index> {
  const all = [...holders]
  const read = await readGrants(db, {
    roles: [...new Set(all.flatMap(({ roles }) => roles))],
    departRoles: [...new Set(all.flatMap(({ departRoles }) => departRoles))],
    pools: [...new Set(all.flatMap(({ pools = [] }) => pools))],
  })
  const isKnown = (key: string) => known?.has(key) ?? true
  const grants: Grants = { ...read, places: read.places.filter(({ id }) => isKnown(id)) }
  const forms = (await readFormRights(db)).filter(({ id }) => isKnown(id))
  const reports = (await readReportRights(db)).filter(({ key }) => isKnown(key))
  return toIndex({ grants, calls, forms, reports, readExtent: createExtents(db, grants) })
}
