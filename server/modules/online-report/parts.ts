import type { Selectable } from 'kysely'
import { findRows } from '../../db/rows.ts'
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
  ...([
    'isSearch',
    'dictCode',
    'fieldHref',
    'isShow',
    'orderNum',
    'replaceVal',
    'isTotal',
    'isPublic',
    'groupTitle',
  ] as const),
] as const

const paramColumns = [
  ...(['id', 'cgrheadId', 'paramName', 'paramTxt', 'paramValue', 'paramType', 'dictCode', 'isRequired'] as const),
  'orderNum',
] as const

/** Reads the columns of a report. */
export const readItems = (db: Connection, headId: string): Promise<readonly ReportItem[]> =>
  findRows(db, 'onlCgreportItem', { cgrheadId: headId }, itemColumns, ['orderNum', 'fieldName'])

/** Reads the parameters of a report. */
export const readParams = (db: Connection, headId: string): Promise<readonly ReportParam[]> =>
  findRows(db, 'onlCgreportParam', { cgrheadId: headId }, paramColumns, ['orderNum', 'paramName'])

export async function readParts(db: Connection, headId: string): Promise<ReportParts> {
  const items = await readItems(db, headId)
  return { items, params: await readParams(db, headId) }
}
