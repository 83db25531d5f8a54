import { failAt } from './failure.ts'

const simpleEscapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['0', '\0'],
  ['\\', '\\'],
  ['/', '/'],
  ["'", "'"],
  ['"', '"'],
  ['`', '`'],
])
const codeEscape = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\})/y

function readEscape(source: string, offset: number): { readonly value: string; readonly length: number } {
  const letter = source[offset + 1] ?? ''
  const simple = simpleEscapes.get(letter)
  if (simple !== undefined) return { value: simple, length: 2 }
  codeEscape.lastIndex = offset
  const match = codeEscape.exec(source)
  const code = Number.parseInt(match?.[1] ?? match?.[2] ?? match?.[3] ?? '', 16)
  if (match !== null && code <= 0x10ffff) return { value: String.fromCodePoint(code), length: match[0].length }
  const span = { offset, length: letter === '' ? 1 : 2 }
  return failAt(span, 'expression-syntax', `\`\\${letter}\` is not an escape; write a backslash as \`\\\\\`.`)
}

/** Reads the text in quotes that starts at an offset, and gives the offset behind its closing quote. */
export function readQuotedText(source: string, start: number): { readonly value: string; readonly end: number } {
  const quote = source[start] ?? ''
  let value = ''
  let offset = start + 1
  while (offset < source.length) {
    const character = source[offset] ?? ''
    if (character === quote) return { value, end: offset + 1 }
    if (character === '\n' || character === '\r') break
    if (character === '\\' && offset + 1 < source.length) {
      const read = readEscape(source, offset)
      value += read.value
      offset += read.length
    } else {
      value += character
      offset += 1
    }
  }
  const span = { offset: start, length: offset - start }
  return failAt(span, 'expression-syntax', `This text is not closed; expected \`${quote}\` at its end.`)
}
