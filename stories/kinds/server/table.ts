/** A row of the made-up shop. */
export type Row = Readonly<Record<string, unknown>>

type Test = (value: string, expected: string) => boolean

/** Whether a value fits a query value of the wire: `*a*` is part of it, `a,b` one of them, anything else the same. */
const fits = (value: string, expected: string): boolean =>
  expected.startsWith('*') && expected.endsWith('*')
    ? value.toLowerCase().includes(expected.slice(1, -1).toLowerCase())
    : expected.split(',').includes(value)

/** What the end of a parameter's name makes of its value. */
const suffixes: readonly (readonly [RegExp, Test])[] = [
  [/_begin$/, (value, expected) => value >= expected],
  [/_end$/, (value, expected) => value.slice(0, expected.length) <= expected],
  [/_MultiString$/, fits],
  [/$/, fits],
]

function meetsParameter(row: Row, [name, expected]: readonly [string, string]): boolean {
  const [suffix, test] = suffixes.find(([end]) => end.test(name)) ?? [/$/, fits]
  return test(String(row[name.replace(suffix, '')] ?? ''), expected)
}

/** Parameters of a list that are no filters. */
const notFilters = new Set([
  'column',
  'order',
  'pageNo',
  'pageSize',
  '_t',
  'field',
  'superQueryParams',
  'superQueryMatchType',
])

/** The rules of the advanced query that stories ask by. */
const rules: Readonly<Record<string, Test>> = {
  eq: (value, expected) => value === expected,
  ne: (value, expected) => value !== expected,
  like: (value, expected) => value.includes(expected),
  right_like: (value, expected) => value.startsWith(expected),
  left_like: (value, expected) => value.endsWith(expected),
  in: (value, expected) => expected.split(',').includes(value),
  gt: (value, expected) => Number(value) > Number(expected),
  ge: (value, expected) => Number(value) >= Number(expected),
  lt: (value, expected) => Number(value) < Number(expected),
  le: (value, expected) => Number(value) <= Number(expected),
}

/** Whether a row meets the advanced query of a call. */
function meets(row: Row, expected: URLSearchParams): boolean {
  const sent = expected.get('superQueryParams')
  if (!sent) return true
  const lines: readonly { readonly field: string; readonly rule: string; readonly val: string }[] = JSON.parse(
    decodeURIComponent(sent),
  )
  const test = ({ field, rule, val }: (typeof lines)[number]) => rules[rule]?.(String(row[field] ?? ''), val) ?? false
  return expected.get('superQueryMatchType') === 'or' ? lines.some(test) : lines.every(test)
}

/** The page of rows that a list asks for, as a real server would choose it. */
export function selectRows(
  rows: readonly Row[],
  expected: URLSearchParams,
): { readonly records: readonly Row[]; readonly total: number } {
  const filters = [...expected].filter(([name]) => !notFilters.has(name))
  const found = rows.filter((row) => meets(row, expected) && filters.every((filter) => meetsParameter(row, filter)))
  const column = expected.get('column') ?? 'id'
  const sign = expected.get('order') === 'asc' ? 1 : -1
  const sorted = found.toSorted(
    (one, other) =>
      sign * String(one[column] ?? '').localeCompare(String(other[column] ?? ''), 'en', { numeric: true }),
  )
  const size = Number(expected.get('pageSize') ?? sorted.length)
  const first = (Number(expected.get('pageNo') ?? 1) - 1) * size
  return { records: sorted.slice(first, first + size), total: sorted.length }
}
