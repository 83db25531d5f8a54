import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { Diagnostic } from '../diagnostic.ts'
import type { Position } from './lineIndex.ts'
import type { TokenFacts } from './tokens.ts'

/**
 * The first mistake of a text that is not JSON; what follows it is noise. A missing comma, colon or bracket is reported
 * where it belongs: after the last thing that was read.
 */
export function explainSyntax(
  text: string,
  errors: readonly ParseError[],
  tokens: TokenFacts,
  positionAt: (offset: number) => Position,
): Diagnostic {
  const first = errors.reduce((earliest, error) => (error.offset < earliest.offset ? error : earliest))
  const found = text.slice(first.offset, first.offset + Math.max(1, first.length))
  const ended = text.slice(first.offset).trim() === ''
  const at = (offset: number, message: string): Diagnostic => ({ path: '', code: 'json-syntax', message, offset })
  const after = tokens.endBefore(first.offset)
  const name = printParseErrorCode(first.error)

  if (text.trim() === '') return at(0, 'the document is empty; expected an object `{ … }`')
  switch (name) {
    case 'CommaExpected':
      return at(after, 'a comma is missing here')
    case 'ColonExpected':
      return at(after, 'a colon `:` and a value are missing after this name')
    case 'ValueExpected':
      return ended || /^[}\],]/.test(found)
        ? at(after, 'a value is missing here')
        : at(first.offset, `\`${found}\` is not a value of JSON`)
    case 'CloseBraceExpected':
    case 'CloseBracketExpected': {
      const open = tokens.openAt(first.offset).at(-1) ?? 0
      const bracket = text[open] === '[' ? ']' : '}'
      return at(
        after,
        `\`${bracket}\` is missing here: the \`${text[open] ?? '{'}\` of line ${positionAt(open).line} is not closed`,
      )
    }
    case 'PropertyNameExpected':
      return at(first.offset, `expected the name of a property in double quotes; found \`${found}\``)
    case 'EndOfFileExpected':
      return at(first.offset, 'the document ends before this; remove what follows')
    case 'UnexpectedEndOfString':
      return at(first.offset, 'this text has no closing quote on its line')
    case 'UnexpectedEndOfComment':
      return at(first.offset, 'this comment is not closed with `*/`')
    case 'UnexpectedEndOfNumber':
    case 'InvalidNumberFormat':
      return at(first.offset, `\`${found}\` is not a number of JSON`)
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return at(first.offset, 'this text has an escape that JSON does not know; write `\\\\` for a backslash')
    case 'InvalidCharacter':
      return at(first.offset, 'this text has a control character; write it as an escape such as `\\n` or `\\t`')
    default:
      if (
        /^\w/.test(found) &&
        text
          .slice(first.offset + first.length)
          .trimStart()
          .startsWith(':')
      )
        return at(first.offset, `the name \`${found}\` needs double quotes`)
      return at(first.offset, found.startsWith("'") ? 'texts stand in double quotes' : `\`${found}\` is not JSON`)
  }
}
