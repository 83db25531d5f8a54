import { isObject } from '../json.ts'
import type { Migration } from './migration.ts'

const recordSources = ['rest', 'onlineForm', 'onlineReport'] as const

/** The query bar of a report asked all sources of records; now those that say so. */
function toAsked(block: unknown): unknown {
  if (!isObject(block)) return block
  const { source, blocks } = block
  const isAsked = isObject(source) && recordSources.some((name) => Object.hasOwn(source, name))
  return {
    ...block,
    ...(isAsked ? { source: { ...source, asked: true } } : {}),
    ...(Array.isArray(blocks) ? { blocks: blocks.map(toAsked) } : {}),
  }
}

/**
 * Reports of the first edition are pages of blocks. Their blocks showed tools unless the report said otherwise; a page shows
 * them where it asks for them.
 */
export const reportBecomesPage: Migration = {
  id: 'report-becomes-page',
  kind: 'report',
  from: 1,
  to: 1,
  becomes: 'page',
  migrate({ tools = true, ...report }) {
    const { query, blocks } = report
    const hasQuery = Array.isArray(query) && query.length > 0 && Array.isArray(blocks)
    const page = hasQuery ? { ...report, blocks: blocks.map(toAsked) } : report
    return tools === false ? page : { ...page, tools }
  },
}
