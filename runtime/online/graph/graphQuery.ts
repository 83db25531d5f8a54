import type { BlocksPage, Field } from '../../language/index.ts'
import { toParameterEntry } from '../parameters.ts'
import type { QueryItem } from '../query/readQuery.ts'
import { toReportFilter } from '../query/toReportFilter.ts'
import type { GraphItem, GraphReport } from './graph.ts'

type Entry = Exclude<NonNullable<BlocksPage['query']>[number], string>

/** How the item of a graph report is asked, with the attributes of items of online reports. */
function toQueryItem({ field, title, type, dictionary, isRange }: GraphItem): QueryItem {
  const isTable = dictionary.includes(',')
  const view = isTable
    ? 'sel_search'
    : dictionary !== ''
      ? 'list'
      : /^(datetime|timestamp)$/i.test(type)
        ? 'datetime'
        : /^date$/i.test(type)
          ? 'date'
          : 'text'
  return {
    field,
    label: title,
    view,
    mode: isRange ? 'group' : 'like',
    isFolded: false,
    defaultValue: '',
    extend: {},
    attributes: { dbType: type, dictCode: dictionary },
  }
}

function toEntry({ options }: GraphReport, item: GraphItem): Entry {
  const known = options.get(item.field) ?? []
  const queryItem = toQueryItem(item)
  // Values that are replaced by texts are chosen by them.
  const view = known.length > 0 ? 'list' : queryItem.view
  return { field: item.field, label: item.title, ...toReportFilter({ ...queryItem, view }, known) }
}

/** The query bar of some graph reports together: parameters first, then fields; what several ask by stands there once. */
export function toGraphQuery(reports: readonly GraphReport[]): {
  readonly query: readonly Entry[]
  readonly fields: Readonly<Record<string, Field>>
} {
  const entries = new Map<string, Entry>()
  for (const { parameters } of reports)
    for (const parameter of parameters) {
      const entry = toParameterEntry(parameter)
      if (!entries.has(entry.field)) entries.set(entry.field, entry)
    }
  for (const report of reports)
    for (const item of report.items)
      if (item.isFilter && !entries.has(item.field)) entries.set(item.field, toEntry(report, item))
  const query = [...entries.values()]
  return { query, fields: Object.fromEntries(query.map(({ field, label = field }) => [field, { label }])) }
}
