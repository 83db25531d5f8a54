import { readLists } from '../db/rowLists.ts'
import type { Connection } from '../db/schema.ts'
import type { RuledRecords } from './binding.ts'
import type { PrepareDeparts } from './departFinder.ts'
import { createAskers, createExtents } from './extent.ts'
import type { TableColumns } from './formLists.ts'
import { listForms, toFormRights, toTableColumns } from './forms.ts'
import { type Grants, listGrants, toGrants } from './grants.ts'
import { type Holder, listPeople, toPeople } from './people.ts'
import { listReports, toReportRights } from './reports.ts'
import { type Index, toIndex } from './situation.ts'
import { works } from './works.ts'

/** Where a situation is read. */
export interface IndexSources {
  readonly db: Connection
  readonly prepareDeparts: PrepareDeparts
  /** The records that data rules may be about. */
  readonly records: readonly RuledRecords[]
  /** What counts: on what came since nothing hangs yet, unless it is a form of a table that was there. All when left out. */
  readonly known?: Known
}

/** What there is at one moment. */
export interface Known {
  /** Departments, forms and reports, by id or key. */
  readonly ids: ReadonlySet<string>
  /** The columns of the tables of forms. */
  readonly columns: TableColumns
}

/** Who is read, by their ids, and who is imagined. */
interface Watched {
  readonly people: readonly string[]
  readonly imagined?: readonly Holder[]
}

/** Reads people, and what the reaches of them and of imagined holders follow from, as things stand now. */
export async function readIndex(
  { db, records, prepareDeparts, known }: IndexSources,
  { people, imagined = [] }: Watched,
): Promise<{ readonly holders: readonly Holder[]; readonly index: Index; readonly columns: TableColumns }> {
  const read = await readLists(db, {
    ...listPeople(people),
    ...listGrants({
      people,
      roles: [...new Set(imagined.flatMap(({ roles }) => roles))],
      departRoles: [...new Set(imagined.flatMap(({ departRoles }) => departRoles))],
      pools: [...new Set(imagined.flatMap(({ pools = [] }) => pools))],
    }),
    ...listForms(),
    ...listReports(),
    works,
  })
  const isKnown = (key: string) => known?.ids.has(key) ?? true
  const whole = toGrants(read)
  const grants: Grants = { ...whole, places: whole.places.filter(({ id }) => isKnown(id)) }
  const forms = toFormRights(read, known?.columns).filter(({ id, hasTable }) => isKnown(id) || hasTable)
  const reports = toReportRights(read).filter(({ key }) => isKnown(key))
  const readExtent = createExtents(grants, prepareDeparts(db, whole.places))
  return {
    holders: toPeople(read),
    index: toIndex({
      ...{ grants, records, forms, reports, readExtent },
      works: new Map(read.works),
      readAsker: createAskers(grants),
    }),
    columns: toTableColumns(read),
  }
}
