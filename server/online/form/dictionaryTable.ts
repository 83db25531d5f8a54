/** A table that a field names for its choices, with the condition that a designer wrote behind it. */
export interface NamedTable {
  readonly table: string
  /** Empty where there is none. */
  readonly condition: string
}

/** Reads `table` or `table where condition` (wire contract 7.6). */
export function readNamedTable(text: string | null): NamedTable {
  const whole = (text ?? '').trim()
  const [, table = whole, condition = ''] = /^([\w$]+)\s+where\s(.+)$/is.exec(whole) ?? []
  return { table, condition: condition.trim() }
}

/** Whether a field names a table, in whatever letters (wire contract 7.7). */
export const namesTable = (text: string | null, table: string): boolean =>
  readNamedTable(text).table.toLowerCase() === table.toLowerCase()

/** The dictionary of a table as calls name it: `table,text,code`, and the condition behind. */
export const toTableCode = (
  { table, condition }: NamedTable,
  { text, code }: { readonly text: string; readonly code: string },
): string => [table, text, code, ...(condition === '' ? [] : [condition])].join(',')
