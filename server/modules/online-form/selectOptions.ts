import { createError } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { findColumn, findTable, selectTable, toCodeColumn, toTextColumn } from '../dictionary/tableSource.ts'
import { narrowBy, parseCondition, toLevel } from '../dictionary/treeItems.ts'

/** What linked drop-downs ask for (specification 3 and 7.2, wire contract 1.13). */
export interface OptionRequest {
  readonly table: string
  /** The columns of the text, of what is stored, of the record's id, and of its parent's. */
  readonly txt: string
  readonly key: string
  readonly idField: string
  readonly pidField: string
  /** The records of the first level, where they are not those below `pidValue`. */
  readonly condition: string
  readonly pidValue: string
}

/** One option: `store` is kept, and `id` leads to the options below it. */
export interface SelectOption {
  readonly id: string
  readonly store: string
  readonly label: string
}

const maxOptions = 1000

/** Reads the options of one level from a registered table; every name must be one of its registered columns. */
export async function readSelectOptions(call: SignedInCall, request: OptionRequest): Promise<readonly SelectOption[]> {
  const table = await findTable(call, request.table)
  const [text, key] = [findColumn(table, request.txt), findColumn(table, request.key)]
  const id = findColumn(table, request.idField || request.key)
  const parent = request.pidField === '' ? undefined : findColumn(table, request.pidField)
  const label = toTextColumn(table, text, call)
  const visible = await selectTable(call, table)
  const all = visible.select([toCodeColumn(id).as('id'), toCodeColumn(key).as('store'), label.as('label')])
  const hasCondition = request.condition.trim() !== ''
  const level = hasCondition || parent === undefined ? all : all.where(toLevel(parent, request.pidValue))
  const narrowed = hasCondition ? narrowBy(level, table, readCondition(request.condition)) : level
  const rows = await narrowed.orderBy(label).limit(maxOptions).execute()
  return rows.flatMap((row) =>
    row.store === null ? [] : [{ id: String(row.id), store: String(row.store), label: String(row.label ?? '') }],
  )
}

/** A condition is a JSON object, or equalities joined by `and`, such as `pid = '0' and status = 1`. */
function readCondition(condition: string): readonly (readonly [string, string])[] {
  if (condition.trim().startsWith('{')) return parseCondition(condition)
  return condition.split(/\sand\s/i).map((part) => {
    const [, column, quoted, plain] = /^\s*(\w+)\s*=\s*(?:'([^']*)'|([\w.-]+))\s*$/.exec(part) ?? []
    if (column === undefined) throw createError('requestInvalid', { detail: 'condition' })
    return [column, quoted ?? plain ?? ''] as const
  })
}
