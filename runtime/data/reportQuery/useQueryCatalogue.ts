import { useMemo } from 'react'
import { useAnswer } from '../useAnswer.ts'
import { emptyCatalogue, type QueryCatalogue, readCatalogue } from './queryCatalogue.ts'

/**
 * What a query for a database may name, by the code of its data source or empty for the app's own. Empty until it is
 * there, and where it cannot be had: whoever writes a query then writes it without proposals.
 */
export function useQueryCatalogue(dataSource: string, enabled: boolean): QueryCatalogue {
  const parameters = useMemo(() => ({ dbSource: dataSource }), [dataSource])
  const { result } = useAnswer({ url: '/online/query/catalogue', parameters, enabled })
  return useMemo(() => (enabled ? readCatalogue(result) : emptyCatalogue), [enabled, result])
}
