import { sql } from 'kysely'
import { createFailure, type LanguageTexts } from '../../../../runtime/language/index.ts'
import type { RecordQuery } from '../../../db/dynamic.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { isRoot } from '../../../http/resource/tree.ts'
import { openRecords } from '../openForm.ts'
import { type FormData, listFormRecords } from '../readFormData.ts'
import { findLevels, findTreeFields } from './treeFields.ts'

const noTree: LanguageTexts = {
  zh: '该表单不是树形表单',
  en: 'The records of this form are not a tree.',
  tw: '該表單不是樹形表單',
}

const withheld: LanguageTexts = {
  zh: '没有权限查看该表单的上级字段，请以列表方式查看记录',
  en: 'You may not view the parent field of this form; view the records as a list.',
  tw: '沒有權限檢視該表單的上級欄位，請以清單方式檢視記錄',
}

/**
 * Reads a level of a tree: the records below the one that the parameter of the parent field names, or the uppermost ones.
 * `hasQuery` says what is asked: `true` looks through the whole tree by the filters, `in` gives the children of several
 * records (wire contract 1.13). Refused where the field of the parent is withheld from the lists of the caller.
 */
export async function readTreeData(call: SignedInCall, code: string): Promise<FormData> {
  const open = await openRecords(call, code)
  const tree = findLevels(open)
  if (tree === undefined) throw findTreeFields(open) ? createFailure(withheld, { code: 510 }) : createFailure(noTree)
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
