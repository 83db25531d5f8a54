/** A row of the made-up shop. */
export type Row = Readonly<Record<string, unknown>>

/** Whether a value fits a query value of the wire: `*a*` is part of it, `a,b` one of them, anything else the same. */
const fits = (value: unknown, asked: string): boolean => {
  const text = String(value ?? '')
  if (asked.startsWith('*') && asked.endsWith('*')) return text.toLowerCase().includes(asked.slice(1, -1).toLowerCase())
  return asked.split(',').includes(text)
}

/** Parameters of a list that are no filters. */
const notFilters = new Set(['column', 'order', 'pageNo', 'pageSize', '_t', 'field'])

/** The page of rows that a list asks for, as a real server would choose it. */
export function selectRows(
  rows: readonly Row[],
  asked: URLSearchParams,
): { readonly records: readonly Row[]; readonly total: number } {
  const filters = [...asked].filter(([name]) => !notFilters.has(name))
  const found = rows.filter((row) => filters.every(([name, value]) => fits(row[name], value)))
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
