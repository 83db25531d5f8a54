import { failAt } from './failure.ts'
import { hints } from './hints.ts'
import type { Token } from './tokens.ts'

/** A position in the tokens of one expression, moved only forward. */
interface Cursor {
  peek(): Token
  next(): Token
  /** The token stepped over last. */
  previous(): Token
  /** Whether the current token is this sign, or a word that works as one (`in`). */
  isAt(sign: string): boolean
  /** Steps over the sign when it is there. */
  skip(sign: string): boolean
  /** Steps over the sign, or fails with what was found instead. */
  expect(sign: string, purpose: string): Token
}

const longestQuote = 30

/** Names a token for a message. */
function describeToken(token: Token): string {
  switch (token.kind) {
    case 'end':
      return 'the end'
    case 'text':
      return token.value.length > longestQuote ? 'a text' : `the text '${token.value}'`
    case 'number':
      return `\`${token.digits.slice(0, longestQuote)}\``
    default:
      return `\`${token.value.slice(0, longestQuote)}\``
  }
}

/** Says that something else was expected at a token, with a hint when the token is a habit from another language. */
export function failUnexpected(token: Token, expected: string, hintOf?: (word: string) => string | undefined): never {
  const hint = token.kind === 'name' || token.kind === 'sign' ? hintOf?.(token.value) : undefined
  const advice = hint === undefined ? `expected ${expected}` : hint
  const found = describeToken(token)
  return failAt(token, 'expression-syntax', `${found[0]?.toUpperCase()}${found.slice(1)} cannot stand here; ${advice}.`)
}

/** The hint about a token that stands where an operator is expected. */
export const operatorHint = (word: string): string | undefined => hints().operators.get(word)

export function createCursor(tokens: readonly Token[]): Cursor {
  let position = 0
  const end: Token = tokens.at(-1) ?? { kind: 'end', offset: 0, length: 0 }
  const peek = (): Token => tokens[position] ?? end
  const isAt = (sign: string): boolean => {
    const token = peek()
    return (token.kind === 'sign' || (token.kind === 'name' && sign === 'in')) && token.value === sign
  }
  const next = (): Token => {
    const token = peek()
    position += 1
    return token
  }
  return {
    peek,
    next,
    previous: () => tokens[position - 1] ?? end,
    isAt,
    skip(sign) {
      if (!isAt(sign)) return false
      position += 1
      return true
    },
    expect(sign, purpose) {
      return isAt(sign) ? next() : failUnexpected(peek(), `\`${sign}\` ${purpose}`, operatorHint)
    },
  }
}
