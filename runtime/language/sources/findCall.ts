import type { Source } from '../schema/source.ts'
import { onlineFormCall } from './onlineForm.ts'
import { onlineReportCall } from './onlineReport.ts'
import { restCall } from './rest.ts'
import type { CallSubject, SourceCall, SourceCallName } from './sourceCall.ts'

const nothing: CallSubject = {}

/**
 * How a source answers one of its calls about something: method, path and query (design 3). Undefined when the source
 * has no such call, and without a source. A record that is written comes back as the body of the call.
 */
export function findCall(
  source: Source | undefined,
  call: SourceCallName,
  subject: CallSubject = nothing,
): SourceCall | undefined {
  if (!source) return undefined
  if ('rest' in source) return restCall(source, call, subject)
  return 'onlineForm' in source ? onlineFormCall(source, call, subject) : onlineReportCall(source, call, subject)
}

/** What editing in a table, or moving in a tree, sends: the whole record, or its key with what changed. */
export const findEditSends = (source: Source | undefined): 'record' | 'changes' =>
  (source && 'rest' in source ? source.editSends : undefined) ?? 'record'

/** Whether records of a source come in an order of its own, as long as nobody asks for another. */
export const hasOwnOrder = (source: Source | undefined): boolean => source !== undefined && !('rest' in source)
