import { useMemo } from 'react'
import type { Client } from './client.ts'
import { useData } from './context.tsx'
import type { WireRecord } from './recordsAnswer.ts'

/** Has the server make a value by the fill rule of a code, from the values of a form or row (specification 7.2). */
export type FillRule = (rule: string, values: WireRecord) => Promise<unknown>

interface FillOptions {
  /** Whether a failure is shown at once; else the caller shows it. */
  readonly report: boolean
}

/**
 * Allocates how a client asks fill rules.
 * @throws CallError when there is no such rule, and when it refuses.
 */
export const createFillRule =
  (client: Client, { report }: FillOptions): FillRule =>
  async (rule, values) => {
    const path = `/sys/fillRule/executeRuleByCode/${encodeURIComponent(rule)}`
    return (await client.put(path, values, { report })).result
  }

/** The fill rules of the server, whose failures the caller shows. */
export function useFillRule(): FillRule {
  const { client } = useData()
  return useMemo(() => createFillRule(client, { report: false }), [client])
}
