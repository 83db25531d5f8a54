import type { Client } from './client.ts'
import type { WireRecord } from './recordsAnswer.ts'

/**
 * Has the server make a value by the fill rule of a code, from the values of a form (specification 7.2). The caller shows
 * failures itself.
 * @throws CallError when there is no such rule, and when it refuses.
 */
export async function executeFillRule(client: Client, rule: string, values: WireRecord): Promise<unknown> {
  const path = `/sys/fillRule/executeRuleByCode/${encodeURIComponent(rule)}`
  return (await client.put(path, values, { report: false })).result
}
