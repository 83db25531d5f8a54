import { parseColumnType } from './columnType.ts'
import { toDefaultValue } from './defaultValue.ts'
import type { ColumnShape } from './shape.ts'

/** Reads what the catalogue says that a column holds when nobody says a value. */
export function readDefault(
  type: string,
  expression: string | null,
): Pick<ColumnShape, 'defaultValue' | 'defaultExpression' | 'numbering'> {
  if (expression === null || /^NULL(::|$)/i.test(expression)) return { defaultValue: null }
  const sequence = readSequence(expression)
  if (sequence !== undefined) return { defaultValue: null, numbering: { sequence } }
  const text = readLiteral(expression)
  const value = text === undefined ? undefined : toDefaultValue(type, withoutZone(type, text))
  return value === undefined ? { defaultValue: null, defaultExpression: expression } : { defaultValue: value }
}

/** The connections of the server are in the wire's zone, and so are the times that the catalogue shows to them. */
function withoutZone(type: string, text: string): string {
  const parsed = parseColumnType(type)
  return parsed.family === 'moment' && parsed.hasZone ? text.replace(/\+08$/, '') : text
}

function readLiteral(expression: string): string | undefined {
  const [, quoted] = /^'((?:[^']|'')*)'::[a-z][a-z ]*(?:\(\d+(?:,\d+)?\))?$/.exec(expression) ?? []
  if (quoted !== undefined) return quoted.replaceAll("''", "'")
  return /^-?\d+(\.\d+)?$/.test(expression) ? expression : undefined
}

function readSequence(expression: string): string | undefined {
  const [, quoted] = /^nextval\('((?:[^']|'')*)'::regclass\)$/.exec(expression) ?? []
  const name = quoted?.replaceAll("''", "'")
  if (name === undefined) return undefined
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name
}
