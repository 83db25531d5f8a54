/** A row of the made-up shop. */
export type Row = Readonly<Record<string, unknown>>

type Test = (value: string, asked: string) => boolean

/** Whether a value fits a query value of the wire: `*a*` is part of it, `a,b` one of them, anything else the same. */
const fits = (value: string, asked: string): boolean =>
  asked.startsWith('*') && asked.endsWith('*')
    ? value.toLowerCase().includes(asked.slice(1, -1).toLowerCase())
    : asked.split(',').includes(value)

/** What the end of a parameter's name makes of its value. */
const suffixes: readonly (readonly [RegExp, Test])[] = [
  [/_begin$/, (value, asked) => value >= asked],
  [/_end$/, (value, asked) => value.slice(0, asked.length) <= asked],
  [/_MultiString$/, fits],
  [/$/, fits],
]

function meetsParameter(row: Row, [name, asked]: readonly [string, string]): boolean {
  const [suffix, test] = suffixes.find(([end]) => end.test(name)) ?? [/$/, fits]
  return test(String(row[name.replace(suffix, '')] ?? ''), asked)
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
  eq: (value, asked) => value === asked,
  ne: (value, asked) => value !== asked,
  like: (value, asked) => value.includes(asked),
  right_like: (value, asked) => value.startsWith(asked),
  left_like: (value, asked) => value.endsWith(asked),
  in: (value, asked) => asked.split(',').includes(value),
  gt: (value, asked) => Number(value) > Number(asked),
  ge: (value, asked) => Number(value) >= Number(asked),
  lt: (value, asked) => Number(value) < Number(asked),
  le: (value, asked) => Number(value) <= Number(asked),
}

/** Whether a row meets the advanced query of a call. */
function meets(row: Row, asked: URLSearchParams): boolean {
  const sent = asked.get('superQueryParams')
  if (!sent) return true
  const lines: readonly { readonly field: string; readonly rule: string; readonly val: string }[] = JSON.parse(
    decodeURIComponent(sent),
  )
  const test = ({ field, rule, val }: (typeof lines)[number]) => rules[rule]?.(String(row[field] ?? ''), val) ?? false
  return asked.get('superQueryMatchType') === 'or' ? lines.some(test) : lines.every(test)
}

/** The page of rows that a list asks for, as a real server would choose it. */
export function selectRows(
  rows: readonly Row[],
  asked: URLSearchParams,
): { readonly records: readonly Row[]; readonly total: number } {
  const filters = [...asked].filter(([name]) => !notFilters.has(name))
  const found = rows.filter((row) => meets(row, asked) && filters.every((filter) => meetsParameter(row, filter)))
  const column = asked.get('column') ?? 'id'
  const sign = asked.get('order') === 'asc' ? 1 : -1
  const sorted = found.toSorted(
    (one, other) =>
      sign * String(one[column] ?? '').localeCompare(String(other[column] ?? ''), 'en', { numeric: true }),
  )
  const size = Number(asked.get('pageSize') ?? sorted.length)
  const first = (Number(asked.get('pageNo') ?? 1) - 1) * size
  return { records: sorted.slice(first, first + size), total: sorted.length }
}
