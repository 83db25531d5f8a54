import type { IssueCode } from '../../issueCodes.ts'
import { isObject } from '../../json.ts'
import { suggestWord } from '../../suggestions.ts'
import { isReadableMoment } from './moment.ts'

/** What a table says of one of its columns. */
export interface ColumnRules {
  readonly name: string
  readonly type: string | undefined
  readonly length: number | undefined
  /** What may stand in it; undefined where nothing limits it, or where that is not known. */
  readonly choices: readonly string[] | undefined
}

/** What is wrong with a value. */
export interface Problem {
  readonly code: IssueCode
  readonly message: string
}

type CheckValue = (value: unknown, rules: ColumnRules) => Problem | undefined

const checkMoment: CheckValue = (value, { name, type }) => {
  if (isObject(value) || (typeof value === 'string' && isReadableMoment(value))) return undefined
  const [noun, example] = type === 'date' ? ['date', '2026-11-27'] : ['date with a time', '2026-11-27 09:30:00']
  const message = `\`${name}\` is a ${noun}; write it as \`${example}\`, or as \`{ "daysAgo": 3 }\``
  return { code: 'wrong-form', message }
}

const isNumeric = (value: unknown, isWhole: boolean): boolean =>
  (typeof value === 'number' && (!isWhole || Number.isInteger(value))) ||
  (typeof value === 'string' && (isWhole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(value))

const checkNumber: CheckValue = (value, { name, type }) =>
  isNumeric(value, type === 'integer')
    ? undefined
    : { code: 'wrong-type', message: `\`${name}\` is ${type === 'integer' ? 'a whole number' : 'a number'}` }

const checkFlag: CheckValue = (value, { name }) =>
  typeof value === 'boolean' || [0, 1, '0', '1', 'true', 'false'].some((each) => each === value)
    ? undefined
    : { code: 'wrong-type', message: `\`${name}\` is \`true\` or \`false\`` }

const checkLength: CheckValue = (value, { name, length }) => {
  if (typeof value === 'object')
    return { code: 'wrong-type', message: `\`${name}\` holds one text, neither a list nor an object` }
  const count = [...String(value)].length
  if (length === undefined || count <= length) return undefined
  return {
    code: 'wrong-length',
    message: `\`${name}\` takes ${length} characters at most, and these are ${count}; shorten it or raise \`length\``,
  }
}

const checksByType: Readonly<Record<string, CheckValue>> = {
  text: checkLength,
  integer: checkNumber,
  decimal: checkNumber,
  boolean: checkFlag,
  date: checkMoment,
  datetime: checkMoment,
}

/** Values of a dictionary, several of them joined by commas. */
const checkChoice: CheckValue = (value, { name, choices }) => {
  if (choices === undefined || choices.includes(String(value))) return undefined
  const unknown = String(value)
    .split(',')
    .find((each) => !choices.includes(each))
  if (unknown === undefined) return undefined
  const message = `the dictionary of \`${name}\` has no value \`${unknown}\`${suggestWord(unknown, choices)}`
  return { code: 'unknown-value', message }
}

/** Whether a value of a row is none. */
export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** What is wrong with the value of a column; nothing of a value that is none. */
export function findProblem(value: unknown, rules: ColumnRules): Problem | undefined {
  if (value === null || value === undefined) return undefined
  const check = checksByType[rules.type ?? '']
  return check?.(value, rules) ?? (value === '' ? undefined : checkChoice(value, rules))
}
