import { resolve } from '../scope.ts'
import { writeDocument } from '../writeDocument.ts'
import type { WriteBlock } from '../writing.ts'

/** Another page inside of this one, where it is open to anyone too. */
export const writePageBlock: WriteBlock = async (block, scope, writing, write) => {
  const document = typeof block.page === 'string' ? await writing.findPage(block.page) : undefined
  if (document === undefined) return ''
  const query = resolve(block.query, scope)
  const deeper = { ...writing, depth: writing.depth + 1 }
  return writeDocument(document, { ...scope, query, rows: [], given: {}, state: {}, sources: {} }, deeper, write)
}
