import { escapeHtml } from '../../http/escapeHtml.ts'
import { type SiteRecord, type SiteScope, writeText } from '../scope.ts'
import type { Writing } from '../writing.ts'

/** What a block says that has no records. */
export function writeEmpty(block: SiteRecord, scope: SiteScope, { text }: Writing): string {
  const written = writeText(block.empty, scope, text)
  return written && `<p>${escapeHtml(written)}</p>`
}
