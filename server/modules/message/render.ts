import { createFailure } from '../../../runtime/language/index.ts'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { sendingMessages } from './messages.ts'

/** Characters of a message. A template that names a long value often would have many more than both together. */
const longest = 200_000

/** Mails and system messages are formatted text, the others are plain (dictionary `msgType`). */
const isFormatted = (type: string): boolean => type === '2' || type === '4'

/** A text with its values, and the places that had none. */
export interface Rendered {
  readonly text: string
  readonly missing: readonly string[]
}

/**
 * Puts values into the places `${name}` of a template, and does nothing else with it: no formula, no statement, no member
 * (wire contract 5, R2). A place without a value stays as it is and is named. A value is text whatever it looks like: it
 * is escaped in formatted messages and never searched for places of its own. Throws for a text that is too long.
 */
export function renderTemplate(template: string, data: Readonly<Record<string, unknown>>, type: string): Rendered {
  const missing = new Set<string>()
  let added = 0
  const toValue = isFormatted(type) ? escapeHtml : (text: string) => text
  const text = (isFormatted(type) ? toMarkup(template) : template).replace(/\$\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      missing.add(name)
      return place
    }
    const written = toValue(String(value))
    added += written.length
    if (added > longest) throw createFailure(sendingMessages.tooLong, { details: { limit: String(longest) } })
    return written
  })
  return { text, missing: [...missing] }
}

/** A template without any tag is plain text: its lines stay lines. What is no tag in another one stays text too. */
function toMarkup(template: string): string {
  if (!/<[a-z/!]/i.test(template)) return escapeHtml(template).replace(/\r?\n/g, '<br>')
  return template.replace(/<(?![a-z/!])/gi, '&lt;')
}
