import { isObject, parseJson } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/index.ts'
import { selectVisibleIds } from '../../../http/resource/index.ts'
import type { FormHead } from '../../../online/form/description.ts'
import { heads } from '../form/heads.ts'

/** What names a form besides its sub tables and views. */
export interface References {
  /** The names of menu nodes that lead to its pages. */
  readonly nodes: readonly string[]
  /** Fields of other forms, as `table.field`. */
  readonly fields: readonly string[]
}

/** Finds the menu nodes and the fields of other forms that refer to a form (wire contract 3.2: link tables, dictionaries). */
export async function findReferences(call: SignedInCall, { id, tableName }: FormHead): Promise<References> {
  const { db } = call
  const nodes = await db
    .selectFrom('sysPermission')
    .select(['name', 'url'])
    .where('delFlag', '=', 0)
    .where('url', 'like', '/online/%')
    .orderBy('name')
    .execute()
  const fields = await db
    .selectFrom('onlCgformField')
    .innerJoin('onlCgformHead', 'onlCgformHead.id', 'onlCgformField.cgformHeadId')
    .select([
      'onlCgformHead.tableName',
      'onlCgformField.dbFieldName',
      'onlCgformField.dictTable',
      'onlCgformField.queryDictTable',
    ])
    .where('onlCgformHead.id', 'in', await selectVisibleIds(heads.model, call))
    .where('onlCgformHead.id', '!=', id)
    .where((where) => where.or([where('dictTable', '!=', ''), where('queryDictTable', '!=', '')]))
    .orderBy('onlCgformHead.tableName')
    .orderBy('onlCgformField.orderNum')
    .execute()
  return {
    nodes: nodes.flatMap(({ name, url }) => {
      const last = (url ?? '').split(/[?#]/)[0]?.split('/').at(-1)
      return last === id || last === tableName ? [name] : []
    }),
    fields: fields.flatMap(({ dictTable, queryDictTable, ...field }) =>
      [dictTable, queryDictTable].some((dict) => findTable(dict ?? '') === tableName)
        ? [`${field.tableName}.${field.dbFieldName}`]
        : [],
    ),
  }
}

/** The table that a dictionary or a linked choice reads: its name, perhaps with a condition, or JSON that names it. */
function findTable(dict: string): string | undefined {
  const text = dict.trim()
  if (!text.startsWith('{')) return text.split(/[\s,]/)[0]
  const value = parseJson(text)
  return isObject(value) && typeof value.table === 'string' ? value.table : undefined
}
