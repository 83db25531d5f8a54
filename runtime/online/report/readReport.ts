import { isObject } from '../../language/index.ts'
import { readColumns } from '../columns.ts'
import { readOptionLists } from '../options.ts'
import { isYes, textOf, textsOf } from '../wire.ts'
import type { OnlineReport } from './report.ts'

/**
 * Reads what `getRpColumns` says of a report (specification 3, online report config); undefined when it says of none.
 */
export function readReport(code: string, result: unknown): Omit<OnlineReport, 'query'> | undefined {
  if (!isObject(result)) return undefined
  const id = textOf(result.cgRpConfigId)
  const columns = readColumns(result, (wire) => ({ isTotal: isYes(wire.isTotal), group: textOf(wire.groupTitle) }))
  if (id === '' || columns.length === 0) return undefined
  return {
    id,
    code,
    name: textOf(result.cgRpConfigName) || code,
    columns,
    options: readOptionLists(result.dictOptions),
    ...(textsOf(result.hideColumns).includes('export') ? { hidesExport: true } : {}),
  }
}
