import { evaluateIn } from '../../../runtime/language/index.ts'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { writeText } from '../scope.ts'
import type { WriteBlock } from '../writing.ts'

/** A picture with what is to be seen on it; other media say what they are called. */
export const writeMedia: WriteBlock = (block, scope, { text, toPicture }) => {
  const { as = 'image' } = block
  const alt = writeText(block.alt, scope, text)
  const caption = writeText(block.caption, scope, text)
  const value = typeof block.value === 'string' ? evaluateIn(block.value, scope) : undefined
  const isPicture = as === 'image' || as === 'avatar' || as === 'gallery'
  const pictures = isPicture ? (Array.isArray(value) ? value : [value]).flatMap((each) => toPicture(each) ?? []) : []
  const shown = pictures.map((address) => `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" loading="lazy">`)
  return `${shown.join('')}${caption && `<p>${escapeHtml(caption)}</p>`}`
}
