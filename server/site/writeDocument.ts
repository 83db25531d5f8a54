import { isObject } from '../../runtime/language/index.ts'
import type { SiteRecord, SiteScope } from './scope.ts'
import { withState } from './withState.ts'
import { writeList } from './writeList.ts'
import type { WriteBlocks, Writing } from './writing.ts'

/** Writes the text of a page: its blocks, or the first records of a list. Other kinds are for people who do something. */
export async function writeDocument(
  document: SiteRecord,
  scope: SiteScope,
  around: Writing,
  write: WriteBlocks,
): Promise<string> {
  const writing: Writing = { ...around, fields: isObject(document.fields) ? document.fields : {} }
  if (document.kind === 'page') {
    const inner = await withState(document, scope, writing)
    const own = document.source === undefined ? inner : await withRecords(document.source, inner, writing)
    return write(document.blocks, own, writing)
  }
  return document.kind === 'list' ? writeList(document, scope, writing) : ''
}

async function withRecords(source: unknown, scope: SiteScope, { ask }: Writing): Promise<SiteScope> {
  const { rows } = await ask(source, scope)
  return { ...scope, rows, record: rows[0] ?? {} }
}
