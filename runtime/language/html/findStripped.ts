import { allowedAttributes, allowedTags, isAllowedClass } from './allowedHtml.ts'
import { cleanStyle } from './cleanStyle.ts'
import { isSafeLink } from './safeLink.ts'

/** A part of a formatted text that is taken out before it shows. */
export interface StrippedPart {
  readonly kind: 'tag' | 'attribute' | 'value'
  readonly name: string
  /** Its place in the text, in UTF-16 units. */
  readonly offset: number
}

const openingTag = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** What is wrong with the value of an attribute that may stand; a style loses single declarations. */
const keepsValue: Readonly<Record<string, (value: string) => boolean>> = {
  class: isAllowedClass,
  href: isSafeLink,
  style: (value) => cleanStyle(value).split(';').length === value.split(';').filter((part) => part.trim()).length,
}

const decode = (value: string): string => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

function inAttributes(text: string, start: number): readonly StrippedPart[] {
  return [...text.matchAll(attribute)].flatMap((match): readonly StrippedPart[] => {
    const [, written = '', double, single, bare] = match
    const name = written.toLowerCase()
    const offset = start + match.index
    if (!allowedAttributes.includes(name)) return [{ kind: 'attribute', name, offset }]
    const value = decode(double ?? single ?? bare ?? '')
    return keepsValue[name]?.(value) === false ? [{ kind: 'value', name, offset }] : []
  })
}

/** What of a formatted text does not show, each name once, in the order of the text. */
export function findStripped(text: string): readonly StrippedPart[] {
  const seen = new Set<string>()
  const parts = [...text.matchAll(openingTag)].flatMap((match): readonly StrippedPart[] => {
    const [, written = '', attributes = ''] = match
    const name = written.toLowerCase()
    if (!allowedTags.includes(name)) return [{ kind: 'tag', name, offset: match.index }]
    return inAttributes(attributes, match.index + 1 + written.length)
  })
  return parts.filter(({ kind, name }) => {
    const mark = `${kind} ${name}`
    const isNew = !seen.has(mark)
    seen.add(mark)
    return isNew
  })
}
