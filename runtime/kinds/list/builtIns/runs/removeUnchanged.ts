import { type Answer, isChangedMeanwhile, toVersionQuery } from '../../../../data/index.ts'
import type { SourceCall } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import type { BuiltInContext } from '../builtIn.ts'

/**
 * Deletes records as the person saw them. Where somebody has changed one of them since, none goes: the list shows them as
 * they are now, none of them ticked, and the client has said why. Undefined then.
 */
export async function removeUnchanged(
  { client, controller }: BuiltInContext,
  { method, path, query }: SourceCall,
  records: readonly DataRecord[],
): Promise<Answer | undefined> {
  try {
    return await client.request(method, path, { query: { ...query, ...toVersionQuery(records) } })
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    controller.selection.clear()
    await controller.reload()
    return undefined
  }
}
