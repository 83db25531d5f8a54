import type { DataRecord } from '../../../runtime/index.ts'

/** The parameters that a query names, each once, in the order in which they first stand. */
export function findParameters(sql: string): readonly string[] {
  const names = [...sql.matchAll(/\$\{\s*([\p{L}\p{N}_]{1,60})\s*\}/gu)].map(([, name = '']) => name)
  return [...new Set(names)]
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** The name of something as people read it: `sold_on` is “Sold on”. */
export function toLabel(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words === '' ? name : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The rows of parameters after a look at the query, and the names that came and went. */
export interface MergedRows {
  readonly rows: readonly DataRecord[]
  readonly added: readonly string[]
  readonly removed: readonly DataRecord[]
}

/**
 * Adds the parameters that a query names to the rows that describe them. Rows keep what a person said; those that the
 * query does not name go when `isStrict`, and otherwise only where nobody said anything in them.
 */
export function mergeParameters(
  rows: readonly DataRecord[],
  names: readonly string[],
  { isStrict, first = {} }: { readonly isStrict: boolean; readonly first?: DataRecord },
): MergedRows {
  const nameOf = ({ paramName }: DataRecord) => textOf(paramName).trim()
  const isTouched = (row: DataRecord) =>
    row.id !== undefined || textOf(row.paramValue) !== '' || !['', toLabel(nameOf(row))].includes(textOf(row.paramTxt))
  const kept = rows.filter((row) => names.includes(nameOf(row)) || (!isStrict && isTouched(row)))
  const added = names.filter((name) => !rows.some((row) => nameOf(row) === name))
  const fresh = added.map((paramName) => ({ ...first, paramName, paramTxt: toLabel(paramName) }))
  return { rows: [...kept, ...fresh], added, removed: rows.filter((row) => !kept.includes(row)) }
}

/** The values that a preview is run with: the defaults of the rows. */
export const toDefaults = (rows: readonly DataRecord[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.flatMap(({ paramName, paramValue }) => {
      const name = textOf(paramName).trim()
      return name === '' ? [] : [[name, textOf(paramValue)] as const]
    }),
  )
