import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { readLabel, toText } from '../../../runtime/language/index.ts'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { cleanHtml } from '../cleanHtml.ts'
import { writeText } from '../scope.ts'
import type { WriteBlock } from '../writing.ts'

/** A text of the document or of the record: plain, a heading, Markdown or formatted. */
export const writeTextBlock: WriteBlock = (block, scope, { text }) => {
  const { as = 'paragraph', level = 2, field } = block
  const written =
    typeof field === 'string' ? toText(readLabel(scope.record ?? {}, field)) : writeText(block.text, scope, text)
  if (written === '') return ''
  if (as === 'heading') return `<h${Number(level) + 1}>${escapeHtml(written)}</h${Number(level) + 1}>`
  if (as === 'markdown') return cleanHtml(micromark(written, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }))
  if (as === 'html') return cleanHtml(written)
  return `<p>${escapeHtml(written)}</p>`
}
