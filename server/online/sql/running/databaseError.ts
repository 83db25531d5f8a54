import { AppError, createFailure, fillText } from '../../../../runtime/language/index.ts'
import type { CompiledText } from '../compile.ts'
import { nearWord, toPlace } from '../place.ts'
import { databaseMessages, placeMessage } from './messages.ts'

type Word = keyof typeof databaseMessages

/** What the codes of PostgreSQL mean to the author of a query. */
const byCode: Readonly<Record<string, Word>> = {
  '42703': 'unknownColumn',
  '42P01': 'unknownTable',
  '42P10': 'unknownColumn',
  '42702': 'ambiguous',
  '42712': 'ambiguous',
  '42P09': 'ambiguous',
  '42725': 'operands',
  '42883': 'operands',
  '42804': 'types',
  '42846': 'types',
  '42P18': 'types',
  '42803': 'grouping',
  '42P20': 'grouping',
  '42601': 'syntax',
  '42P02': 'syntax',
  '0A000': 'syntax',
  '22012': 'division',
  '21000': 'severalRows',
  '25006': 'forbidden',
  '42501': 'forbidden',
}

const byClass: Readonly<Record<string, Word>> = { '22': 'value', '53': 'tooComplex', '54': 'tooComplex' }

/** The words that name what stands at the place, and so need one. */
const naming: ReadonlySet<Word> = new Set<Word>([
  'unknownColumn',
  'unknownTable',
  'ambiguous',
  'operands',
  'types',
  'grouping',
  'syntax',
])

/** A query that was stopped at its limit. */
export const stoppedAt = (milliseconds: number): AppError =>
  createFailure(databaseMessages.tooLong, { details: { seconds: String(Math.round(milliseconds / 100) / 10) } })

/**
 * Says in our words what a database said of a query, with the place in the author's text where it names one. What it
 * wrote itself stays here: it may repeat values, or text that is not the author's.
 */
export function toQueryFailure(error: unknown, compiled: CompiledText, sql: string, milliseconds: number): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  const { code, position } = error as { readonly code?: unknown; readonly position?: unknown }
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return error
  if (code === '57014') return stoppedAt(milliseconds)
  const word = byCode[code] ?? byClass[code.slice(0, 2)] ?? 'failed'
  const at = toIndex(compiled, sql, Number(position))
  const near = at === undefined ? '' : nearWord(sql, at)
  const message = databaseMessages[near === '' && naming.has(word) ? 'failed' : word]
  const place = at === undefined ? undefined : toPlace(sql, at)
  const details = place === undefined ? {} : { line: String(place.line), column: String(place.column) }
  const fillIn = (language: 'zh' | 'en' | 'tw') =>
    toSentence(
      message[language].replace('{place}', () =>
        place === undefined ? '' : fillText(placeMessage[language], details),
      ),
    )
  return createFailure(
    { zh: fillIn('zh'), en: fillIn('en'), tw: fillIn('tw') },
    { details: { near, code }, result: place === undefined ? null : { place } },
  )
}

const toSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The place that a database names is that of a character, from 1. */
function toIndex(compiled: CompiledText, sql: string, position: number): number | undefined {
  if (!Number.isInteger(position) || position < 1) return undefined
  const index = [...compiled.text].slice(0, position - 1).join('').length
  const at = compiled.toSource(index)
  return at === undefined || at >= sql.length ? undefined : at
}
