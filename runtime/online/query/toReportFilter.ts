import { dictionaryChoices, listedChoices } from '../dictionary.ts'
import type { Option } from '../options.ts'
import type { QueryItem } from './readQuery.ts'
import { type ListFilter, toFilter } from './toFilter.ts'

/**
 * How a report is asked for one of its fields (wire contract 1.15). Its own lists go before dictionaries, whose codes may
 * stand for a query of the database, and it is asked for single values, as its rows are what a query finds.
 */
export const toReportFilter = (item: QueryItem, options: readonly Option[] | undefined): ListFilter =>
  toFilter(item, { choices: listedChoices(options) ?? dictionaryChoices(item.attributes), isList: false })
