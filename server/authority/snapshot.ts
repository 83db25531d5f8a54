import type { Connection } from '../db/schema.ts'
import type { CallInfo } from '../http/callCatalogue.ts'
import { createExtents, type Naming } from './extent.ts'
import { readFormRights } from './forms.ts'
import { type Grants, readGrants } from './grants.ts'
import { type Holder, readPeople } from './people.ts'
import { noReach, type Reach } from './reach.ts'
import { readReportRights } from './reports.ts'
import { createToReach } from './toReach.ts'

/** Who is looked at: people by their ids, and imagined holders by a name each. */
export interface Watched {
  readonly people: ReadonlySet<string>
  readonly imagined: ReadonlyMap<string, Holder>
}

/** What everybody who is looked at reaches at one moment. */
export interface Snapshot {
  /** The reach of a person, or of an imagined holder, by id or name; that of nobody for who is not there. */
  reachOf(who: string, naming: Naming): Reach
  /** What there is of departments, forms and reports, by id or key. */
  readonly known: ReadonlySet<string>
}

/** What a snapshot is made of. */
export interface SnapshotSources {
  readonly db: Connection
  readonly calls: readonly CallInfo[]
  /** Whose reach is read by their name as well, since somebody acts for them, or is compared with themselves. */
  readonly named: ReadonlySet<string>
  /** The departments, forms and reports that count: on those that came since nothing hangs yet. All when left out. */
  readonly known?: ReadonlySet<string>
}

/** Reads what people reach now. */
export async function takeSnapshot(watched: Watched, sources: SnapshotSources): Promise<Snapshot> {
  const { db, calls, named } = sources
  const people = await readPeople(db, [...watched.people])
  const holders = new Map<string, Holder>([
    ...people.map((person) => [person.id ?? '', person] as const),
    ...watched.imagined,
  ])
  const all = [...holders.values()]
  const read = await readGrants(db, {
    roles: [...new Set(all.flatMap(({ roles }) => roles))],
    departRoles: [...new Set(all.flatMap(({ departRoles }) => departRoles))],
    pools: [...new Set(all.flatMap(({ pools = [] }) => pools))],
  })
  const isKnown = (key: string) => sources.known?.has(key) ?? true
  const grants: Grants = { ...read, places: read.places.filter(({ id }) => isKnown(id)) }
  const forms = (await readFormRights(db)).filter(({ id }) => isKnown(id))
  const reports = (await readReportRights(db)).filter(({ key }) => isKnown(key))
  const toReach = createToReach({
    grants,
    calls,
    forms,
    reports,
    readExtent: createExtents(db, grants),
  })
  const reaches = new Map<string, Reach>()
  for (const [who, holder] of holders) {
    reaches.set(`holder ${who}`, await toReach(holder, 'holder'))
    if (named.has(who)) reaches.set(`person ${who}`, await toReach(holder, 'person'))
  }
  return {
    reachOf: (who, naming) => reaches.get(`${naming} ${who}`) ?? noReach,
    known: new Set([...grants.places, ...forms].map(({ id }) => id)).union(new Set(reports.map(({ key }) => key))),
  }
}
