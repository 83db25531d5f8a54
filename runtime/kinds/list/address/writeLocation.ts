import { type AddressValues, readAddressValues, writeAddressValues } from '../../../page/index.ts'
import type { AddressedPage, ListLocation } from '../listLocation.ts'
import { type ListSort, toFirstSort, toPaging } from '../listPage.ts'
import { toFilterRule, toFirstRule } from '../queryRules.ts'
import { writeConditions } from './conditions.ts'
import { writeFilterValue } from './filterValue.ts'
import { entriesOf, isReserved, parametersOf, readsQuery } from './parameterNames.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The widget, the rules and the props by which an entry of the query bar is asked. */
export const filterOf = ({ resolved, registry }: AddressedPage, entry: ReturnType<typeof entriesOf>[number]) => {
  const field = resolved.fields[entry.field]
  const widget = registry.findWidget(entry.widget ?? field?.widget ?? 'input')
  return { widget, props: { ...field?.props, ...entry.props }, first: toFirstRule(entry, widget) }
}

/**
 * Writes where a person is in a list as the query of its address: only what differs from the page, and all that the
 * address has besides. `before` is the query that the address has now.
 */
export function writeLocation(location: ListLocation, addressed: AddressedPage, before: string): string {
  const given = readAddressValues(before)
  const written = { ...writeFilters(location, addressed, given), ...writeRest(location, addressed) }
  const own = Object.entries(given).filter(([name]) => !isReserved(name) && !(name in written))
  return writeAddressValues({ ...Object.fromEntries(own), ...written, record: given.record })
}

function writeFilters(location: ListLocation, addressed: AddressedPage, given: AddressValues): AddressValues {
  const { resolved, plain } = addressed
  const entries = entriesOf(resolved)
  const values = entries.flatMap((entry) => {
    const { widget, props, first } = filterOf(addressed, entry)
    const rule = toFilterRule(entry, widget, location.rules)
    const [now, begun] = [location.query[entry.field], plain.query[entry.field]]
    const text = writeFilterValue(now, { rule, widget, props })
    const isPlain = rule === first && (isSame(now, begun) || text === writeFilterValue(begun, { rule, widget, props }))
    return parametersOf(entry, first).map(({ name, rule: each }): [string, string | undefined] => {
      if (each !== rule) return [name, undefined]
      if (!isPlain) return [name, text]
      return [name, readsQuery(resolved, entry.field) ? given[name] : undefined]
    })
  })
  return Object.fromEntries([...values, ...writeNamed(location, addressed, given)])
}

/** A list that was opened with the key of a record looks among all again once somebody has searched. */
function writeNamed(
  { query }: ListLocation,
  { resolved: { key }, plain }: AddressedPage,
  given: AddressValues,
): readonly (readonly [string, string])[] {
  if (!(key in plain.query) || key in query) return []
  const names = [key, 'id'].filter((name) => name in given)
  return (names.length > 0 ? names : [key]).map((name) => [name, ''])
}

function writeRest(location: ListLocation, { resolved, plain }: AddressedPage): AddressValues {
  const { superQuery, sort, current, size, node, view, period } = location
  const isOwnSize = size !== plain.size || size !== toPaging(resolved)?.size
  const { page } = resolved
  const views = page.kind === 'list' ? (page.views ?? []) : []
  const stated = (page.kind === 'list' ? page.view : undefined) ?? views[0]
  const isOwnView = view !== undefined && views.includes(view) && (view !== stated || view !== plain.view)
  return {
    where: superQuery ? writeConditions(superQuery) : undefined,
    sort: sort && !isSame(sort, toFirstSort(resolved)) ? writeSort(sort) : undefined,
    page: current > 1 ? String(current) : undefined,
    size: size > 0 && isOwnSize ? String(size) : undefined,
    view: isOwnView ? view : undefined,
    tree: node,
    calendar: period,
  }
}

const writeSort = ({ field, direction }: ListSort): string => (direction === 'desc' ? `-${field}` : field)
