import type { Naming } from '../../../../server/authority/extent.ts'
import type { Bound, Holding, Reach } from '../../../../server/authority/reach.ts'
import type { Snapshot } from '../../../../server/authority/snapshot.ts'
import { findTable, type State, shows } from './state.ts'

/** A company at one moment: what there is, and what everybody reaches. */
export interface Moment {
  readonly state: State
  readonly snapshot: Snapshot
  /** The tables of forms that are there. */
  readonly tables: ReadonlySet<string>
  /** Whose reach was looked at: people by their ids, others by their names. */
  readonly watched: readonly string[]
  /** What was measured of it so far. */
  readonly measures: Map<string, Measure>
}

/** What lies between two moments. */
export interface Span {
  readonly before: Moment
  readonly after: Moment
  /** The departments that came in between. */
  readonly added: ReadonlySet<string>
  /**
   * What things were called before that got other names, by those of then: of two calls at once, one may call a thing
   * otherwise and the other one delete it, so that nodes alone still say its name.
   */
  readonly renamed: ReadonlyMap<string, string>
}

/** The span between two moments. */
export function toSpan(before: Moment, after: Moment): Span {
  const departs = ({ state }: Moment) => new Set(state.departs.map(({ id }) => id))
  return { before, after, added: departs(after).difference(departs(before)), renamed: findRenamed(before, after) }
}

function findRenamed({ state: before }: Moment, { state: after }: Moment): ReadonlyMap<string, string> {
  const is = new Map(listNamed(after).map(({ id, name }) => [id, name]))
  const kept = listNamed(before).flatMap(({ id, name }) => (is.has(id) ? [[name, is.get(id) ?? name] as const] : []))
  const gone = new Set(listNamed(before).flatMap(({ id, name }) => (is.has(id) ? [] : [name])))
  const codesOf = new Map(after.nodes.map(({ id, perms }) => [id, splitPerms(perms)]))
  const named = before.nodes.flatMap(({ id, perms }) =>
    splitPerms(perms).flatMap((code, at) => {
      const [was, now] = [findOperation(`code:${code}`), findOperation(`code:${codesOf.get(id)?.[at]}`)]
      const isFollowed = was !== undefined && gone.has(was.name) && now?.word === was.word && now.name !== was.name
      return isFollowed ? [[was.name, now.name] as const] : []
    }),
  )
  return new Map([...named, ...kept])
}

/** The codes of a node. */
export const splitPerms = (perms: string | null): readonly string[] =>
  (perms ?? '').split(',').filter((code) => code !== '')

/**
 * What a reach opens, by tenant and key. What several ways lead to, such as the records of a form and of its views, has
 * the rules of each. The server compares reaches as well; this is written anew, since that is what is tried.
 */
export interface Measure {
  readonly isAdmin: boolean
  readonly isEverywhere: boolean
  readonly tenants: ReadonlyMap<number, ReadonlyMap<string, readonly Way[]>>
}

/** A way to something: the rules that narrow it, and the form that it goes by, if any. */
interface Way {
  readonly bounds: readonly Bound[]
  readonly form: string | undefined
}

/** Measures what somebody reaches at a moment. */
export function toMeasure(moment: Moment, who: string, naming: Naming): Measure {
  const name = `${naming} ${who}`
  const known = moment.measures.get(name) ?? measure(moment, who, naming)
  moment.measures.set(name, known)
  return known
}

function measure({ state, snapshot }: Moment, who: string, naming: Naming): Measure {
  const { isAdmin, isEverywhere, tenants } = snapshot.reachOf(who, naming)
  const toWays = (holdings: ReadonlyMap<string, readonly Bound[]>) => {
    const entries = [...holdings].map(
      ([key, bounds]) => [toThing(state, key), { bounds, form: toForm(key)?.id }] as const,
    )
    const grouped = Map.groupBy(entries, ([thing]) => thing)
    return new Map([...grouped].map(([thing, own]) => [thing, own.map(([, way]) => way)]))
  }
  const measured = new Map([...tenants].map(([tenantId, holdings]) => [tenantId, toWays(holdings)]))
  return { isAdmin, isEverywhere, tenants: measured }
}

/** What a key opens: of a form, the records of its table. */
function toThing(state: State, key: string): string {
  const form = toForm(key)
  // The code of an operation gives no more than another way to the operation.
  const operation = findOperation(key)
  if (operation !== undefined) return `operation:${operation.name}:${operation.word}`
  if (form === undefined) return key
  // What a button does is that of one form.
  if (key.startsWith('button:')) return `pressing:${form.id}:${form.operation}`
  return `records:${findTable(state, form.id) ?? form.id}:${form.operation}`
}

/** The operation that a key grants by name, such as `code:onl:orders:edit`; undefined for every other one. */
function findOperation(key: string): { readonly name: string; readonly word: string } | undefined {
  const pattern = /^(?:code|operation):((?:onl|report|graph|templet):.+):(list|add|edit|delete|import|export)$/
  const [, name, word] = pattern.exec(key) ?? []
  return name === undefined || word === undefined ? undefined : { name, word }
}

/** What operations may be on, by their ids, as their codes name it. */
const listNamed = ({ forms, reports, graphs, templets }: State) => [
  ...forms.map(({ id, tableName }) => ({ id, name: `onl:${tableName}` })),
  ...reports.map(({ id, code }) => ({ id, name: `report:${code}` })),
  ...graphs.map(({ id, code }) => ({ id, name: `graph:${code}` })),
  ...templets.map(({ id, templetCode }) => ({ id, name: `templet:${templetCode}` })),
]

const listNames = (state: State): ReadonlySet<string> => new Set(listNamed(state).map(({ name }) => name))

/** The form and the operation of a key such as `form:orders/1:list`, or its button; undefined for every other one. */
function toForm(key: string): { readonly id: string; readonly operation: string } | undefined {
  const [, id, operation = ''] = /^(?:form|button):.+\/([^/]+):(\w+)$/.exec(key) ?? []
  if (id === undefined) return undefined
  return { id, operation }
}

/** What of a reach none of some measures has. */
export function findBeyond(reach: Reach, limits: readonly Measure[], span: Span): readonly Holding[] {
  if (limits.some(({ isAdmin }) => isAdmin)) return []
  return listHoldings(reach).filter((holding) => !isCovered(holding, limits, span))
}

/** Everything of a reach. */
export const listHoldings = (reach: Reach): readonly Holding[] =>
  [...reach.tenants].flatMap(([tenantId, holdings]) =>
    [...holdings].map(([key, bounds]) => ({ tenantId, key, bounds })),
  )

/** Whether one of some measures has something too, by a way that no rule narrows which does not narrow this one. */
export function isCovered(holding: Holding, limits: readonly Measure[], span: Span): boolean {
  return isNew(holding.key, span) || limits.some((limit) => isWithin(holding, limit, span))
}

function isWithin({ tenantId, key, bounds }: Holding, limit: Measure, { before, after, added }: Span): boolean {
  if (limit.isAdmin) return true
  const things = new Set([toThing(before.state, key), toThing(after.state, key)])
  const waysOf = (thing: string): readonly Way[] => [
    ...(limit.tenants.get(tenantId)?.get(thing) ?? []),
    ...(limit.isEverywhere ? (limit.tenants.get(0)?.get(thing) ?? []) : []),
    ...(limit.isEverywhere && key === `tenant:${tenantId}` ? [{ bounds: [], form: undefined }] : []),
  ]
  const shown = toColumns({ before, after }, key)
  const ways = [
    ...[...things]
      .flatMap(waysOf)
      .filter(({ form }) => form === undefined || shown.every((name) => shows(before.state, form, name))),
    ...toReads(key, before, limit, waysOf),
  ].map((way) => way.bounds.filter(({ source }) => source?.kind !== 'noField'))
  // A rule that lets no record through is narrower than every other one.
  if (bounds.some(({ rule }) => rule === 'never')) return ways.length > 0
  return ways.some((limits) =>
    limits.every(({ rule, extent }) =>
      bounds.some(
        (bound) =>
          bound.rule === rule &&
          (extent === undefined || bound.extent === undefined || bound.extent.difference(added).isSubsetOf(extent)),
      ),
    ),
  )
}

/** The columns that tables had before which a form shows: none of theirs is made or dropped here. */
function toColumns({ before, after: { state } }: Pick<Span, 'before' | 'after'>, key: string): readonly string[] {
  const form = key.startsWith('form:') ? toForm(key) : undefined
  if (form === undefined || !before.tables.has(findTable(state, form.id) ?? '')) return []
  return ['code', 'secret', 'main_id'].filter((name) => shows(state, form.id, name))
}

/** A column that choices read is read by who lists the records with it as well, however their forms are narrowed else. */
function toReads(
  key: string,
  { state }: Moment,
  limit: Measure,
  waysOf: (thing: string) => readonly Way[],
): readonly Way[] {
  const [, table, column = ''] = /^lookup:(.+)\.(\w+)$/.exec(key) ?? []
  if (table === undefined) return []
  const thing = `records:${table}:list`
  // None of the forms divides its records by tenants.
  return [...waysOf(thing), ...(limit.tenants.get(0)?.get(thing) ?? [])]
    .filter(({ form = '', bounds }) => {
      const isHidden = bounds.some(({ rule }) => rule === `hiddenInList ${column}`)
      // Everything else of a table is always shown.
      return !isHidden && (!['code', 'secret', 'main_id'].includes(column) || shows(state, form, column))
    })
    .map((way) => ({ ...way, bounds: way.bounds.filter(({ source }) => source?.kind === 'rule') }))
}

const lists = { depart: 'departs', report: 'reports', graph: 'graphs', templet: 'templets' } as const

/** Whether a key is about something that came since, on which nothing hangs: records that were there before are not new, whichever form shows them. */
export function isNew(key: string, { before, after, renamed }: Span): boolean {
  const form = toForm(key)
  if (form !== undefined) {
    return (
      !before.tables.has(findTable(after.state, form.id) ?? '') && !before.state.forms.some(({ id }) => id === form.id)
    )
  }
  const operation = findOperation(key)
  // What is called otherwise takes its codes along; what they open is a key of its own.
  if (operation !== undefined)
    return (
      (listNames(after.state).has(operation.name) || [...renamed.values()].includes(operation.name)) &&
      !listNames(before.state).has(operation.name)
    )
  const [kind = '', id = ''] = key.split(':')
  if (!Object.hasOwn(lists, kind)) return false
  return !before.state[lists[kind as keyof typeof lists]].some((row) => row.id === id)
}

/** Something held, in words. */
export const nameHolding = ({ tenantId, key, bounds }: Holding): string =>
  `${key}${bounds.length === 0 ? '' : ` under ${bounds.map(({ rule }) => rule).join(' and ')}`} in ${tenantId}`
