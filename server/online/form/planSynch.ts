import type { Connection } from '../../db/schema.ts'
import { fillCount } from '../tables/checkMessages.ts'
import { type Check, type Loss, type PlanMode, toDigest } from '../tables/plan.ts'
import { readCount } from '../tables/runStatement.ts'
import { checkDescription } from './checkDescription.ts'
import { type FormDescription, toPhysicalTable } from './description.ts'
import { toIndexName } from './indexNames.ts'
import { type PreparedPlan, planTable, planView, type SynchRefusal } from './planTable.ts'
import { readForm } from './storedForms.ts'

/** Something that a synchronisation would remove for good, with how many values or records there are of it. */
interface SynchLoss {
  readonly kind: Loss['kind']
  readonly name: string
  readonly count: number
}

/** What a synchronisation will do: the preview that a person agrees to (wire contract 1.14, `doDbSynch`). */
export interface SynchPlan {
  /** In the order in which they run; none when the table is as described. */
  readonly statements: readonly string[]
  /** Nothing that is empty is lost. */
  readonly losses: readonly SynchLoss[]
  /** While there is one, nothing will be changed. */
  readonly refusals: readonly SynchRefusal[]
  /** Agrees to the losses of this plan and no other. */
  readonly digest: string
}

/** Plans how the table of a form comes to its description. Nothing is written. Throws when there is no such form. */
export async function planSynch(db: Connection, headId: string, mode: PlanMode): Promise<SynchPlan> {
  const description = await readForm(db, headId)
  return measurePlan(db, description, await preparePlan(db, description, mode))
}

/** Compares a description with the database. The view of a form has no table of its own to change. */
export async function preparePlan(db: Connection, description: FormDescription, mode: PlanMode): Promise<PreparedPlan> {
  const issues = checkDescription(description)
  if (issues.length > 0) return { refusals: issues }
  return description.head.copyType === 1 ? planView(db, description) : planTable(db, description, mode)
}

/** Counts what is lost and what stands against a plan. */
export async function measurePlan(
  db: Connection,
  description: FormDescription,
  { plan, refusals }: PreparedPlan,
): Promise<SynchPlan> {
  if (plan === undefined) return { statements: [], losses: [], refusals, digest: toDigest([]) }
  const losses: SynchLoss[] = []
  for (const { kind, name, counting } of plan.losses) {
    const count = await readCount(db, counting)
    if (count > 0) losses.push({ kind, name, count })
  }
  return {
    statements: plan.statements,
    losses,
    refusals: [...refusals, ...(await runChecks(db, description, plan.checks))],
    digest: toDigest([plan.digest, losses]),
  }
}

/** What is no value of its new type cannot be compared as one, so that later checks of such a column wait. */
async function runChecks(
  db: Connection,
  description: FormDescription,
  checks: readonly Check[],
): Promise<readonly SynchRefusal[]> {
  const misfits = new Set<string>()
  const refusals: SynchRefusal[] = []
  for (const check of checks) {
    if (check.columns.some((column) => misfits.has(column))) continue
    const count = await readCount(db, check.counting)
    if (count === 0) continue
    if (check.kind === 'type') for (const column of check.columns) misfits.add(column)
    const message = fillCount(check.message, count)
    const index = findIndexName(description, check.index)
    const [field] = check.columns
    refusals.push({ message, ...(index !== undefined ? { index } : field === undefined ? {} : { field }) })
  }
  return refusals
}

function findIndexName(description: FormDescription, name: string | undefined): string | undefined {
  const table = toPhysicalTable(description)
  return description.indexes.find(({ indexName }) => toIndexName(table, indexName) === name)?.indexName
}
