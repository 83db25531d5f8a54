import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import { describeChanges } from '../tables/describeChanges.ts'
import type { PlanMode } from '../tables/plan.ts'
import { readCatalogue } from '../tables/readCatalogue.ts'
import { checkDescription } from './checkDescription.ts'
import { readForm } from './storedForms.ts'
import { toShape } from './toShape.ts'

/** A synchronisation as people read it. */
interface SynchWords {
  readonly changes: readonly LanguageTexts[]
  /** What columns of the table are called now, by their names. */
  readonly labels: ReadonlyMap<string, string>
}

const nothing: SynchWords = { changes: [], labels: new Map() }

/** Says in words what a synchronisation changes; nothing where it changes nothing, or cannot run (wire contract 1.14). */
export async function describeSynch(db: Connection, headId: string, mode: PlanMode): Promise<SynchWords> {
  const description = await readForm(db, headId)
  if (description.head.copyType === 1 || checkDescription(description).length > 0) return nothing
  const wanted = toShape(description)
  const current = await readCatalogue(db, wanted.table)
  return {
    changes: describeChanges(current, wanted, mode),
    labels: new Map(current?.columns.map(({ name, comment }) => [name, comment || name])),
  }
}
