import { escapeHtml } from '../../http/escapeHtml.ts'
import { writeText } from '../scope.ts'
import type { WriteBlock } from '../writing.ts'

/** What a page is about. */
export const writeHero: WriteBlock = (block, scope, { text }) => {
  const title = writeText(block.title, scope, text)
  const description = writeText(block.description, scope, text)
  return `${title && `<h2>${escapeHtml(title)}</h2>`}${description && `<p>${escapeHtml(description)}</p>`}`
}
