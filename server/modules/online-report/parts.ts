import type { Selectable } from 'kysely'
import type { Connection } from '../../db/schema.ts'
import type { OnlCgreportHeadTable, OnlCgreportItemTable, OnlCgreportParamTable } from '../../db/tables/onlineReport.ts'

export type ReportHead = Readonly<Selectable<OnlCgreportHeadTable>>
export type ReportItem = Readonly<Omit<Selectable<OnlCgreportItemTable>, StampNames>>
export type ReportParam = Readonly<Omit<Selectable<OnlCgreportParamTable>, StampNames>>

type StampNames = 'createBy' | 'createTime' | 'updateBy' | 'updateTime'

/** The columns and the parameters of a report, each in their order. */
export interface ReportParts {
  readonly items: readonly ReportItem[]
  readonly params: readonly ReportParam[]
}

const itemColumns = [
  ...(['id', 'cgrheadId', 'fieldName', 'fieldTxt', 'fieldWidth', 'fieldType', 'searchMode', 'isOrder'] as const),
  ...(['isSearch', 'dictCode', 'fieldHref', 'isShow', 'orderNum', 'replaceVal', 'isTotal', 'groupTitle'] as const),
] as const

const paramColumns = ['id', 'cgrheadId', 'paramName', 'paramTxt', 'paramValue', 'orderNum'] as const

/** Reads the columns of a report. */
export const readItems = (db: Connection, headId: string): Promise<readonly ReportItem[]> =>
  db
    .selectFrom('onlCgreportItem')
    .select(itemColumns)
    .where('cgrheadId', '=', headId)
    .orderBy('orderNum')
    .orderBy('fieldName')
    .execute()

/** Reads the parameters of a report. */
export const readParams = (db: Connection, headId: string): Promise<readonly ReportParam[]> =>
  db
    .selectFrom('onlCgreportParam')
    .select(paramColumns)
    .where('cgrheadId', '=', headId)
    .orderBy('orderNum')
    .orderBy('paramName')
    .execute()

export async function readParts(db: Connection, headId: string): Promise<ReportParts> {
  const items = await readItems(db, headId)
  return { items, params: await readParams(db, headId) }
}
