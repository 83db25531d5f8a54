import { type Answer, type CallError, isChangedMeanwhile, toVersionQuery } from '../../../../data/index.ts'
import type { SourceCall } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import type { BuiltInContext } from '../builtIn.ts'

const isReported = (error: CallError): boolean => !isChangedMeanwhile(error)

/**
 * Deletes records as the person saw them. Where somebody has changed some of them since, none goes before the person has
 * seen what they are now and agreed; else the list shows them anew, none of them ticked. Undefined then.
 */
export async function removeUnchanged(
  context: BuiltInContext,
  { method, path, query }: SourceCall,
  records: readonly DataRecord[],
): Promise<Answer | undefined> {
  const { client, controller } = context
  let seen = records
  for (;;) {
    try {
      const versions = toVersionQuery(seen)
      return await client.request(method, path, { query: { ...query, ...versions } }, { report: isReported })
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const { askChanged } = await import('./askChanged.tsx')
      const now = await askChanged(context, error, seen)
      if (now === undefined) {
        controller.selection.clear()
        await controller.reload()
        return undefined
      }
      seen = now
    }
  }
}
