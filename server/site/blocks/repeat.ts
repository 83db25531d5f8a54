import type { WriteBlock } from '../writing.ts'
import { writeEmpty } from './empty.ts'

/** The same blocks once for each record. */
export const writeRepeat: WriteBlock = async (block, scope, writing, write) => {
  const items: string[] = []
  for (const [index, record] of scope.rows.entries())
    items.push(`<article>${await write(block.blocks, { ...scope, record, index }, writing)}</article>`)
  return items.length === 0 ? writeEmpty(block, scope, writing) : items.join('')
}
