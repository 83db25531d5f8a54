import { sql } from 'kysely'
import { createFailure, type LanguageTexts } from '../../../../runtime/language/index.ts'
import type { RecordQuery } from '../../../db/dynamic.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { isRoot } from '../../../http/resource/tree.ts'
import { openRecords } from '../openForm.ts'
import { type FormData, listFormRecords } from '../readFormData.ts'
import { findTreeFields } from './treeFields.ts'

const noTree: LanguageTexts = {
  zh: '该表单不是树形表单',
  en: 'The records of this form are no tree.',
  tw: '該表單不是樹形表單',
}

/**
 * Reads a level of a tree: the records below the one that the parameter of the parent field names, or the uppermost ones.
 * `hasQuery` says what is asked: `true` looks through the whole tree by the filters, `in` gives the children of several
 * records (wire contract 1.13).
 */
export async function readTreeData(call: SignedInCall, code: string): Promise<FormData> {
  const open = await openRecords(call, code)
  const tree = findTreeFields(open)
  if (tree === undefined) throw createFailure(noTree)
  const { hasQuery, batchFlag: _, [tree.parent]: parent, pid, ...rest } = call.query as Values
  const above = String(parent ?? pid ?? '')
  if (hasQuery === 'true') return listFormRecords(call, open, { parameters: rest })
  const parents = hasQuery === 'in' ? above.split(',').filter((each) => each !== '') : [above]
  return listFormRecords(call, open, {
    parameters: { pageSize: '-521', ...rest },
    narrow: (query) => narrowToLevel(query, tree.parent, parents),
  })
}

function narrowToLevel(query: RecordQuery, parent: string, parents: readonly string[]): RecordQuery {
  const column = sql<string>`coalesce(cast(${sql.ref(parent)} as text), '')`
  const wanted = parents.flatMap((each) => (isRoot(each) ? ['', '0'] : [each]))
  return query.where(column, 'in', wanted)
}
