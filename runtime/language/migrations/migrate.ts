import type { Diagnostic } from '../diagnostic.ts'
import { getMember, isObject, type JsonObject } from '../json.ts'
import type { DocumentType } from '../schema/index.ts'
import type { MigratedKind, Migration } from './migration.ts'

/** The kinds that have versions; the compiler asks for each. */
const kinds: Readonly<Record<MigratedKind, true>> = {
  ...{ list: true, form: true, page: true, picker: true, treeTable: true, fragment: true },
  ...{ model: true, report: true, table: true },
}

/** How documents of older versions come to the current one. */
export interface Migrations {
  /** The version that new documents of a kind carry. */
  currentVersion(kind: string): number
  /** Brings a document to the current version; a finding when it is newer than the code or a step fails. */
  migrate(
    value: unknown,
    form?: DocumentType,
  ): { readonly value: unknown; readonly isMigrated: boolean; readonly diagnostic?: Diagnostic }
}

/** Orders the steps; two steps of one id, or a gap between versions, is a bug of the list and throws. */
export function createMigrations(steps: readonly Migration[]): Migrations {
  const ids = new Set<string>()
  const byKind = new Map<string, Map<number, Migration>>()
  for (const step of steps) {
    if (ids.has(step.id)) throw new Error(`two migrations have the id ${step.id}`)
    if (step.becomes === undefined && step.to !== step.from + 1)
      throw new Error(`the migration ${step.id} must go one version up`)
    ids.add(step.id)
    const ofKind = byKind.get(step.kind) ?? new Map<number, Migration>()
    if (ofKind.has(step.from)) throw new Error(`two migrations start from version ${step.from} of ${step.kind}`)
    byKind.set(step.kind, ofKind.set(step.from, step))
  }
  for (const [kind, ofKind] of byKind)
    for (let version = 1; version <= ofKind.size; version++)
      if (!ofKind.has(version)) throw new Error(`no migration starts from version ${version} of ${kind}`)

  const findStep = (kind: string, version: number): Migration | undefined => byKind.get(kind)?.get(version)
  /** A former kind has no version beyond the one from which it became another. */
  const currentVersion = (kind: string): number => {
    const ofKind = [...(byKind.get(kind)?.values() ?? [])]
    return ofKind.length + (ofKind.some(({ becomes }) => becomes !== undefined) ? 0 : 1)
  }
  return {
    currentVersion,
    migrate: (value, form) => {
      const { kind, version } = form === 'table' ? headOfTable(value) : headOf(value)
      if (!isObject(value) || typeof kind !== 'string' || !Number.isInteger(version))
        return { value, isMigrated: false }
      // A kind that nobody knows has no versions either: it is for the checks to say so.
      if (!Object.hasOwn(kinds, kind)) return { value, isMigrated: false }
      const current = currentVersion(kind)
      const written = Number(version)
      if (written > current) return { value, isMigrated: false, diagnostic: explainNewer(written, current) }
      const first = findStep(kind, written)
      return first === undefined ? { value, isMigrated: false } : run(value, first, findStep)
    },
  }
}

/** What a document says of its kind and its version. */
interface Head {
  readonly kind: unknown
  readonly version: unknown
}

const headOf = (value: unknown): Head => ({ kind: getMember(value, 'kind'), version: getMember(value, 'version') })

/** Tables name no kind, and those of the first edition no version. */
const headOfTable = (value: unknown): Head => ({ kind: 'table', version: getMember(value, 'version') ?? 1 })

const explainNewer = (version: number, current: number): Diagnostic => ({
  path: '/version',
  code: 'newer-version',
  message: `this document was written by a newer Pagewright (version ${version}; this one reads up to ${current}); update the app, or restore an older document`,
})

function run(
  value: JsonObject,
  first: Migration,
  findStep: (kind: string, version: number) => Migration | undefined,
): ReturnType<Migrations['migrate']> {
  let document: Record<string, unknown> = structuredClone(value)
  for (let step: Migration | undefined = first; step !== undefined; ) {
    const kind: MigratedKind = step.becomes ?? step.kind
    try {
      const named = kind === 'table' ? {} : { kind }
      document = { ...step.migrate(document), ...named, version: step.to }
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      const message = `this ${first.kind} of version ${first.from} could not be brought to version ${step.to} (step \`${step.id}\`: ${detail}); it is kept as it stands`
      return {
        value,
        isMigrated: false,
        diagnostic: { path: '/version', code: 'migration-failed', message } satisfies Diagnostic,
      }
    }
    step = findStep(kind, step.to)
  }
  return { value: document, isMigrated: true }
}
