import { escapeHtml } from '../../http/escapeHtml.ts'
import { evaluate } from '../scope.ts'
import type { WriteBlock } from '../writing.ts'

/** The same blocks once for each record, with a heading for each group. */
export const writeRepeat: WriteBlock = async (block, scope, writing, write) => {
  const { groupBy } = block
  const items: string[] = []
  let last: string | undefined
  for (const [index, record] of scope.rows.entries()) {
    const inner = { ...scope, record, index }
    const group = typeof groupBy === 'string' ? String(evaluate(groupBy, inner) ?? '') : undefined
    if (group !== undefined && group !== '' && group !== last) items.push(`<h3>${escapeHtml(group)}</h3>`)
    last = group
    items.push(`<article>${await write(block.blocks, inner, writing)}</article>`)
  }
  return items.join('')
}
