import { failAt } from './failure.ts'
import { readQuotedText } from './quotedText.ts'
import type { Span } from './types.ts'

export type Token = Span &
  (
    | { readonly kind: 'number'; readonly value: number; readonly digits: string }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'name'; readonly value: string }
    | { readonly kind: 'sign'; readonly value: string }
    | { readonly kind: 'end' }
  )

/** The tokens of an expression, always closed by an `end` token, and where the reading stopped. */
interface TokenList {
  readonly tokens: readonly Token[]
  /** The offset behind the `}}` of a template, or the end of the source. */
  readonly end: number
  /** Whether `}}` was found; only meaningful for the expressions of a template. */
  readonly isClosed: boolean
}

const space = /\s+/uy
const number = /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y
const name = /[\p{ID_Start}_$][\p{ID_Continue}$]*/uy
// Signs of JavaScript that have no meaning here are read whole, so that the error can name them.
const sign =
  /===|!==|\*\*=?|\.\.\.|<<|>>|=>|==|!=|<=|>=|&&|\|\||\?\?|\?\.(?!\d)|\+\+|--|[-+*/%]=|[-+*/%<>!?:.,()[\]{}=&|^~;`@#\\]/y

function matchAt(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset
  return pattern.exec(source)?.[0]
}

function readNumber(source: string, offset: number, text: string): Token {
  const tail = matchAt(name, source, offset + text.length)
  if (tail !== undefined) {
    const span = { offset, length: text.length + tail.length }
    failAt(
      span,
      'expression-syntax',
      `\`${text}${tail}\` is not a number; write a text in quotes, as '${text}${tail}'.`,
    )
  }
  const span = { offset, length: text.length }
  if (/^0\d/.test(text)) {
    failAt(
      span,
      'expression-syntax',
      `\`${text}\` starts with a zero; write a number as ${Number(text)}, a text as '${text}'.`,
    )
  }
  const value = Number(text)
  if (!Number.isFinite(value) || (/^\d+$/.test(text) && !Number.isSafeInteger(value))) {
    failAt(
      span,
      'expression-syntax',
      `\`${text}\` is too large to be exact as a number; write it as the text '${text}'.`,
    )
  }
  return { kind: 'number', value, digits: text, ...span }
}

function readToken(source: string, offset: number): Token {
  const first = source[offset]
  if (first === "'" || first === '"') {
    const text = readQuotedText(source, offset)
    return { kind: 'text', value: text.value, offset, length: text.end - offset }
  }
  const digits = matchAt(number, source, offset)
  if (digits !== undefined) return readNumber(source, offset, digits)
  const word = matchAt(name, source, offset)
  if (word !== undefined) return { kind: 'name', value: word, offset, length: word.length }
  const mark = matchAt(sign, source, offset)
  if (mark !== undefined) return { kind: 'sign', value: mark, offset, length: mark.length }
  const character = String.fromCodePoint(source.codePointAt(offset) ?? 0)
  const span = { offset, length: character.length }
  return failAt(span, 'expression-syntax', `\`${character}\` is not part of the expression language.`)
}

/**
 * Reads the tokens of one expression from an offset on: to the end of the source, or inside a template to the `}}` that
 * closes it, which an object or a text may hold too.
 */
export function readTokens(source: string, start: number, inTemplate: boolean): TokenList {
  const tokens: Token[] = []
  let offset = start
  let braces = 0
  for (;;) {
    offset += matchAt(space, source, offset)?.length ?? 0
    if (offset >= source.length) break
    if (inTemplate && braces === 0 && source.startsWith('}}', offset)) {
      tokens.push({ kind: 'end', offset, length: 0 })
      return { tokens, end: offset + 2, isClosed: true }
    }
    const token = readToken(source, offset)
    if (token.kind === 'sign' && token.value === '{') braces += 1
    if (token.kind === 'sign' && token.value === '}') braces = Math.max(0, braces - 1)
    tokens.push(token)
    offset += token.length
  }
  tokens.push({ kind: 'end', offset: source.length, length: 0 })
  return { tokens, end: source.length, isClosed: false }
}
