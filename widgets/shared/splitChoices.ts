import { splitList, toText } from './values.ts'

/**
 * The parts of a value that holds several choices (specification 9). A choice whose own value holds commas is found
 * again: of the parts that stand side by side, the longest run that is a choice counts as one.
 */
export function splitChoices(value: unknown, known: readonly { readonly value: string }[]): readonly string[] {
  const parts = splitList(value)
  const withCommas = new Set(known.map((choice) => choice.value).filter((choice) => choice.includes(',')))
  if (withCommas.size === 0 || Array.isArray(value) || parts.length < 2) return parts
  const whole = toText(value).trim()
  if (withCommas.has(whole)) return [whole]
  const raw = whole.split(',')
  const found: string[] = []
  for (let start = 0; start < raw.length; ) {
    const end = findEnd(raw, start, withCommas)
    const part = raw.slice(start, end).join(',').trim()
    if (part !== '') found.push(part)
    start = end
  }
  return found
}

function findEnd(parts: readonly string[], start: number, known: ReadonlySet<string>): number {
  for (let end = parts.length; end > start + 1; end--) {
    if (known.has(parts.slice(start, end).join(',').trim())) return end
  }
  return start + 1
}
