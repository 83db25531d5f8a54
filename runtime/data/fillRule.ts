import { useCallback } from 'react'
import { useData } from './context.tsx'
import type { WireRecord } from './recordsAnswer.ts'

/** Has the server make a value by the fill rule of a code, from the values of a form or row (specification 7.2). */
export type FillRule = (rule: string, values: WireRecord) => Promise<unknown>

/**
 * The rules of the server that make values. The caller shows failures itself.
 * @throws CallError when there is no such rule, and when it refuses.
 */
export function useFillRule(): FillRule {
  const { client } = useData()
  return useCallback(
    async (rule, values) => {
      const path = `/sys/fillRule/executeRuleByCode/${encodeURIComponent(rule)}`
      return (await client.put(path, values, { report: false })).result
    },
    [client],
  )
}
