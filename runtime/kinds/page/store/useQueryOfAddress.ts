import { useEffect, useMemo } from 'react'
import { addressedNames, type BlocksPage, isObject } from '../../../language/index.ts'
import { useAddressValues, usePageInstance } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

const readQuery = /\bquery\.(\w+)/g

/** The parameters of the address that a page reads in its formulas. */
const parametersOf = (page: BlocksPage): readonly string[] => [
  ...new Set([...JSON.stringify(page).matchAll(readQuery)].map(([, name = '']) => name)),
]

/**
 * The name `query` of formulas, as the address is now: an address that differs in nothing but what the page reads leads to
 * the page that is open, which shows something else then.
 */
export function useQueryOfAddress(page: BlocksPage): DataRecord {
  const instance = usePageInstance()
  const [values] = useAddressValues()
  const { address } = instance
  const parameters = useMemo(() => [...parametersOf(page), ...addressedNames(page.state)], [page])
  useEffect(() => {
    if (parameters.length > 0) address?.claim(parameters)
  }, [address, parameters])
  return useMemo(() => {
    const { query, route } = instance.names()
    const ofPath = isObject(route) && isObject(route.parameters) ? route.parameters : {}
    return address ? { ...values, ...ofPath } : ((query ?? {}) as DataRecord)
  }, [address, values, instance])
}
