import { createHash } from 'node:crypto'
import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** How a table is brought to its description (wire contract 1.14): changed, or dropped and made anew. */
export type PlanMode = 'normal' | 'force'

/** Something with values that the statements of a plan remove. */
export interface Loss {
  readonly kind: 'column' | 'table'
  readonly name: string
  /** A query that gives one number: how many values or records go. */
  readonly counting: string
}

/** Something that must hold before the statements of a plan may run. */
export interface Check {
  /** `type`: values fit into a new type. The others may only be asked once those of their columns hold. */
  readonly kind: 'type' | 'required' | 'unique'
  /** The columns that the check is about, by the names that they are to have. */
  readonly columns: readonly string[]
  /** The index that the check is for. */
  readonly index?: string
  /** A query that gives one number: how many records stand against it. */
  readonly counting: string
  /** What stands against it; `{count}` is the number. */
  readonly message: LanguageTexts
}

/** What brings a table from one shape to another. */
export interface Plan {
  readonly table: string
  readonly mode: PlanMode
  /** In the order in which they run, in one transaction. */
  readonly statements: readonly string[]
  readonly losses: readonly Loss[]
  readonly checks: readonly Check[]
  /** Identifies the plan: the same for the same statements. */
  readonly digest: string
}

/** Makes a plan of what is to be done. */
export function toPlan(parts: Omit<Plan, 'digest'>): Plan {
  const { table, mode, statements, losses } = parts
  return { ...parts, digest: toDigest([table, mode, statements, losses.map(({ kind, name }) => [kind, name])]) }
}

/** The same 64 digits for the same content. */
export function toDigest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
