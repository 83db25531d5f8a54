import { updateRows } from '../../../db/rows.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../../http/index.ts'
import { requireInside, toEditStamps, type Values, withConflicts } from '../../../http/resource/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { toTableComment } from '../../../online/tables/columnSql.ts'
import { readCatalogue } from '../../../online/tables/readCatalogue.ts'
import { runStatement } from '../../../online/tables/runStatement.ts'
import { requireFresh } from './editForm.ts'
import { appearanceProperties } from './headProperties.ts'
import { getForm, heads, lockForm } from './heads.ts'
import { parseHead } from './parseForm.ts'
import { keepFormVersion } from './versions.ts'

/** Changes how the pages of a form look, and nothing that its columns follow from (wire contract 1.14). */
export function editAppearance(call: SignedInCall, body: Values): Promise<Values> {
  const read = () => heads.get(call, String(body.id ?? ''))
  return withConflicts(heads.model, call, { body, read }, () => editFresh(call, body))
}

function editFresh(call: SignedInCall, body: Values): Promise<Values> {
  const given = Object.fromEntries(Object.entries(body).filter(([name]) => appearanceProperties.includes(name)))
  const values = parseHead(given, 'edit', call.language)
  return withTransaction(call, async (inner) => {
    const before = await lockForm(inner, body.id)
    await requireFresh(inner, before, body, body.tableVersion)
    const { id, tableVersion, copyType } = before.head
    const stamps = toEditStamps(heads.model, call.user)
    await updateRows(inner.db, 'onlCgformHead', { id }, { ...values, ...stamps, tableVersion: tableVersion + 1 })
    await requireInside(heads.model, inner, id)
    const after = await getForm(inner, id)
    if (copyType !== 1 && before.head.tableTxt !== after.head.tableTxt) await writeTitle(inner, after)
    await keepFormVersion(inner, after, before)
    await logOperation(inner, {
      type: 'edit',
      content: texts('编辑在线表单配置', 'Display settings of online form edited', '編輯線上表單設定'),
      values: { id },
    })
    return heads.get(inner, id)
  })
}

/** The title is the comment of the table, which nobody has to stop for: it changes at once. */
async function writeTitle({ db }: SignedInCall, { head }: FormDescription): Promise<void> {
  const shape = head.isDbSynch === 'Y' ? await readCatalogue(db, head.tableName) : undefined
  if (shape !== undefined) await runStatement(db, toTableComment({ ...shape, comment: head.tableTxt }))
}
