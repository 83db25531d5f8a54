import type { SuperQuery, SuperQueryLine } from '../../../data/index.ts'
import { superQueryRules } from '../../../language/index.ts'
import { toElements } from '../filters/ruleValue.ts'
import { type FilterableField, toWireParts } from '../superQuery/filterableFields.ts'
import { readPlainValue } from './filterValue.ts'
import { joinParts, splitParts } from './parts.ts'

/** What stands in the way of a line in an address. */
const special = /[~,()]/g

const toPart = (text: string): string => text.replace(special, '~$&')

/** Writes the lines of an advanced query: `status.eq(1),name.like(abc)`, in `or(…)` where any of them counts. */
export function writeConditions({ match, lines }: SuperQuery): string {
  const written = lines.map(({ field, rule, value }) => {
    const values = rule === 'in' ? toElements(value) : [value ?? '']
    return `${toPart(field)}.${rule}(${joinParts(values.map(String), special)})`
  })
  return match === 'or' ? `or(${written.join(',')})` : written.join(',')
}

/** The lines of an advanced query that an address has; those that cannot be read, or ask what nobody may, by their fields. */
export interface Conditions {
  readonly superQuery: SuperQuery | null
  readonly broken: readonly string[]
}

/** Reads what `writeConditions` has written; of a list that may be filtered by some fields. */
export function readConditions(text: string, fields: readonly FilterableField[]): Conditions {
  const isAny = text.startsWith('or(') && text.endsWith(')')
  const read = splitLines(isAny ? text.slice(3, -1) : text).map((line) => readLine(line, fields))
  const lines = read.flatMap((line) => ('line' in line ? [line.line] : []))
  const broken = read.flatMap((line) => ('broken' in line ? [line.broken] : []))
  return { superQuery: lines.length > 0 ? { match: isAny ? 'or' : 'and', lines } : null, broken }
}

function readLine(
  text: string,
  fields: readonly FilterableField[],
): { readonly line: SuperQueryLine } | { readonly broken: string } {
  const [, name = text, word = '', inner = ''] = /^(.*?)\.(\w+)\((.*)\)$/s.exec(text) ?? []
  const field = fields.find((each) => each.name === splitParts(name).join(','))
  const rule = superQueryRules.find((each) => each === word)
  if (!field || !rule || !field.rules.includes(rule)) return { broken: field?.label ?? name }
  const read = splitParts(inner).map((part) => readPlainValue(part, field))
  const values = read.map((each) => each?.value)
  if (values.some((value) => value === undefined)) return { broken: field.label }
  const value = rule === 'in' ? values : values[0]
  return { line: { field: field.name, rule, value, ...toWireParts(field, value) } }
}

/** The lines of a query, split at the commas between their brackets. */
function splitLines(text: string): readonly string[] {
  const lines = ['']
  let depth = 0
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place] ?? ''
    const isEscape = character === '~'
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth <= 0) lines.push('')
    else lines[lines.length - 1] += isEscape ? text.slice(place, place + 2) : character
    if (isEscape) place += 1
  }
  return lines.filter((line) => line !== '')
}
