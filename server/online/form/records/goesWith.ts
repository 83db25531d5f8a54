import { sql } from 'kysely'
import { createError, fillText } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { removalTexts } from '../../../http/resource/removal/goesWith.ts'
import { mostKept } from '../../../http/resource/removal/keepRemoved.ts'
import { selectVisible } from '../../../http/resource/select.ts'
import { withTransaction } from '../../../http/transaction.ts'
import { linkSubForms, type OpenForm } from '../openForm.ts'
import { listBelow } from '../tree/keepTree.ts'
import { isUndoable } from './undo.ts'

/**
 * Says in sentences for the caller what goes with records of a form when they are deleted: what stands below them, their
 * rows in sub tables of which the caller reads, and that they do not come back where they do not.
 */
export function describeFormRemoval(
  call: SignedInCall,
  open: OpenForm,
  ids: readonly string[],
): Promise<readonly string[]> {
  return withTransaction(call, async (inner) => {
    const rows = await listBelow(inner, open, ids)
    if (rows.length === 0) throw createError('recordNotFound')
    const subs = (await linkSubForms(inner, open)).filter(({ form }) => form.head.isDbSynch === 'Y')
    const going: string[] = []
    const belows = rows.length - new Set(ids).size
    if (belows > 0) going.push(fillText(removalTexts.below[call.language], { count: String(belows) }))
    let count = rows.length
    for (const { open: sub, foreignKey, mainField } of subs) {
      if (sub === undefined) continue
      const keys = rows.map((row) => row[mainField])
      const visible = await selectVisible(sub.model, inner)
      const counted = visible.select(sql<number>`count(*)::int`.as('count')).where(foreignKey, 'in', keys)
      const [found] = await counted.execute()
      const below = Number(found?.count ?? 0)
      count += below
      if (below > 0) going.push(`${sub.form.head.tableTxt}: ${below}`)
    }
    const comesBack = count <= mostKept && (await isUndoable(inner, open, subs))
    return comesBack ? going : [...going, removalTexts.final[call.language]]
  })
}
