import type { Naming } from './extent.ts'
import type { Holder } from './people.ts'
import { noReach, type Reach } from './reach.ts'
import { type IndexSources, type Known, readIndex } from './readIndex.ts'
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
  readonly known: Known
  /** How the codes of operations on forms and reports begin, such as `onl:orders`. */
  readonly names: ReadonlySet<string>
}

/** What a snapshot is made of. */
export interface SnapshotSources extends IndexSources {
  /** Whose reach is read by their name as well, since somebody acts for them, or is compared with themselves. */
  readonly named: ReadonlySet<string>
}

/** Reads what people reach now. */
export async function takeSnapshot({ people, imagined }: Watched, sources: SnapshotSources): Promise<Snapshot> {
  const watched = { people: [...people], imagined: [...imagined.values()] }
  const { holders: read, index, columns } = await readIndex(sources, watched)
  const holders = new Map<string, Holder>([...read.map((person) => [person.id ?? '', person] as const), ...imagined])
  const toReach = createToReach(index)
  const reaches = new Map<string, Reach>()
  for (const [who, holder] of holders) {
    reaches.set(`holder ${who}`, await toReach(holder, 'holder'))
    if (!sources.named.has(who)) continue
    for (const naming of ['person', 'account'] as const) reaches.set(`${naming} ${who}`, await toReach(holder, naming))
  }
  const { grants, forms, reports } = index
  return {
    reachOf: (who, naming) => reaches.get(`${naming} ${who}`) ?? noReach,
    known: {
      ids: new Set([...grants.places, ...forms].map(({ id }) => id)).union(new Set(reports.map(({ key }) => key))),
      columns,
    },
    names: new Set([
      ...forms.map(({ tableName }) => `onl:${tableName}`),
      ...reports.flatMap(({ operated }) => operated),
    ]),
  }
}
