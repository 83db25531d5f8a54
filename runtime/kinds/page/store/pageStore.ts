import type { DataRecord } from '../../../registry/index.ts'
import type { SourceState } from '../records/sourceState.ts'

/** What formulas read of a source as `sources.<name>`. */
export interface SourceValue {
  readonly rows: readonly DataRecord[]
  /** The first record; empty where there is none. */
  readonly record: DataRecord
  /** How many records there are, those included that were not asked for. */
  readonly total: number
  readonly isLoading: boolean
}

/**
 * The state and the sources of one page of blocks. Who reads a part of it is drawn again when that part changes, and only
 * then: parts are called `state.<name>` and `sources.<name>`, and `state` and `sources` are any of theirs.
 */
export interface PageStore {
  readonly state: () => DataRecord
  readonly sources: () => Readonly<Record<string, SourceValue>>
  readonly setState: (values: DataRecord) => void
  readonly setSource: (name: string, source: SourceState) => void
  /** A source as it is now; undefined until somebody needs it. */
  readonly source: (name: string) => SourceState | undefined
  /** Has sources asked for, which nobody needed before. */
  readonly need: (names: readonly string[]) => void
  /** The sources that somebody needs. */
  readonly needed: () => ReadonlySet<string>
  readonly subscribe: (listener: () => void) => () => void
  /** Differs from before once one of these parts has changed. */
  readonly version: (parts: readonly string[]) => string
}

/** The part that changes when another source is needed. */
export const neededPart = '#needed'

const toValue = ({ records, total, status }: SourceState): SourceValue => ({
  rows: records,
  record: records[0] ?? {},
  total,
  isLoading: status === 'loading',
})

/** Makes the store of a page that opens, with the state that it begins with. */
export function createPageStore(first: DataRecord, declared: readonly string[]): PageStore {
  let state = first
  let sources: Readonly<Record<string, SourceValue>> = {}
  let needed: ReadonlySet<string> = new Set()
  const states = new Map<string, SourceState>()
  const versions = new Map<string, number>()
  const listeners = new Set<() => void>()

  const announce = (parts: readonly string[]) => {
    for (const part of new Set(parts.flatMap((name) => [name, name.split('.')[0] ?? name])))
      versions.set(part, (versions.get(part) ?? 0) + 1)
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    sources: () => sources,
    setState(values) {
      const changed = Object.keys(values).filter((name) => !Object.is(state[name], values[name]))
      if (changed.length === 0) return
      state = { ...state, ...values }
      announce(changed.map((name) => `state.${name}`))
    },
    setSource(name, source) {
      if (states.get(name) === source) return
      states.set(name, source)
      sources = { ...sources, [name]: toValue(source) }
      announce([`sources.${name}`])
    },
    source: (name) => states.get(name),
    need(names) {
      const added = names.filter((name) => declared.includes(name) && !needed.has(name))
      if (added.length === 0) return
      needed = new Set([...needed, ...added])
      announce([neededPart])
    },
    needed: () => needed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: (parts) => parts.map((part) => versions.get(part) ?? 0).join(' '),
  }
}
