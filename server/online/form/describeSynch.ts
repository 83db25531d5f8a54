import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import { describeChanges } from '../tables/describeChanges.ts'
import type { PlanMode } from '../tables/plan.ts'
import { readCatalogue } from '../tables/readCatalogue.ts'
import { checkDescription } from './checkDescription.ts'
import { readForm } from './storedForms.ts'
import { toShape } from './toShape.ts'

/** Says in words what a synchronisation changes; nothing where it changes nothing, or cannot run (wire contract 1.14). */
export async function describeSynch(db: Connection, headId: string, mode: PlanMode): Promise<readonly LanguageTexts[]> {
  const description = await readForm(db, headId)
  if (description.head.copyType === 1 || checkDescription(description).length > 0) return []
  const wanted = toShape(description)
  return describeChanges(await readCatalogue(db, wanted.table), wanted, mode)
}
