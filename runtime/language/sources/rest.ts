import type { RestSource } from '../schema/source.ts'
import { type CallOf, type CallSubject, callMethods, type SourceCall, type SourceCallName } from './sourceCall.ts'

/** Servers of the family take the key of one record as `id` and those of several as `ids` (specification 7.3). */
function queryOf(call: SourceCallName, { ids = [], query = {} }: CallSubject): SourceCall['query'] {
  if (call === 'deleteBatch' || call === 'removal') return { ...query, ids: ids.join(',') }
  return ids.length > 0 ? { ...query, id: ids.join(',') } : query
}

/** The path that replaces a call by name, else the base with the call's name; children come from where lists do. */
export const restCall: CallOf<RestSource> = (source, call, subject) => {
  const { record } = subject
  const name = call === 'children' ? 'list' : call
  const path = source[name] ?? (name === 'removal' ? undefined : `${source.rest.replace(/\/$/, '')}/${name}`)
  if (path === undefined) return undefined
  return {
    method: callMethods[call],
    path,
    query: queryOf(call, subject),
    ...(record === undefined ? {} : { body: record }),
  }
}
