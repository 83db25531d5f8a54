import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import { type Plan, type PlanMode, toPlan } from '../tables/plan.ts'
import { planChanges } from '../tables/planChanges.ts'
import { readCatalogue } from '../tables/readCatalogue.ts'
import { findRelationKind } from '../tables/runStatement.ts'
import { checkMessages, fillMessage } from './checkMessages.ts'
import { type FormDescription, toPhysicalTable } from './description.ts'
import { toShape } from './toShape.ts'

/** Why a table cannot be brought to its description now. */
export interface SynchRefusal {
  /** The `dbFieldName` of the field that it is about. */
  readonly field?: string
  /** The `indexName` of the index that it is about. */
  readonly index?: string
  readonly message: LanguageTexts
}

/** A plan whose losses and checks were not counted yet, or why there is none. */
export interface PreparedPlan {
  readonly plan?: Plan
  readonly refusals: readonly SynchRefusal[]
}

const noTable: LanguageTexts = {
  zh: '视图对应的表“{name}”还没有同步，请先同步原表',
  en: 'The table {name} of this view does not exist yet; please sync its form first.',
  tw: '檢視對應的表「{name}」還沒有同步，請先同步原表',
}
const noColumn: LanguageTexts = {
  zh: '表“{table}”中没有字段“{name}”，请在原表中添加或从视图中删除',
  en: 'The table {table} has no column {name}; please add it to the form of the table or take it out of the view.',
  tw: '表「{table}」中沒有欄位「{name}」，請在原表中新增或從檢視中刪除',
}

/** Plans how the table of a form changes. */
export async function planTable(db: Connection, description: FormDescription, mode: PlanMode): Promise<PreparedPlan> {
  const wanted = toShape(description)
  const current = await readCatalogue(db, wanted.table)
  if (current === undefined && (await findRelationKind(db, wanted.table)) !== undefined)
    return { refusals: [{ message: fillMessage(checkMessages.tableKept, { name: wanted.table }) }] }
  return { plan: planChanges(current, wanted, mode), refusals: [] }
}

/** A view changes no table, but every column that it shows has to be there. */
export async function planView(db: Connection, description: FormDescription): Promise<PreparedPlan> {
  const table = toPhysicalTable(description)
  const current = await readCatalogue(db, table)
  if (current === undefined) return { refusals: [{ message: fillMessage(noTable, { name: table }) }] }
  const missing = findMissing(description, new Set(current.columns.map(({ name }) => name)))
  return {
    plan: toPlan({ table, mode: 'normal', statements: [], losses: [], checks: [] }),
    refusals: missing.map((field) => ({ field, message: fillMessage(noColumn, { table, name: field }) })),
  }
}

/** The fields of a description that have no column though they should. */
export function findMissing(
  { fields }: Pick<FormDescription, 'fields'>,
  columns: ReadonlySet<string>,
): readonly string[] {
  return fields
    .filter(({ dbIsPersist, dbFieldName }) => dbIsPersist !== 0 && !columns.has(dbFieldName))
    .map(({ dbFieldName }) => dbFieldName)
}
