import type { RestCall, Source } from './schema/source.ts'

/**
 * The path of a call of a source: the one that replaces it by name, else the base with the call's name. An online report
 * can only be read (specification 7.3).
 */
export function findCall(source: Source | undefined, call: RestCall): string | undefined {
  if (!source || 'onlineForm' in source) return undefined
  if ('onlineReport' in source)
    return call === 'list' ? `/online/cgreport/api/getData/${encodeURIComponent(source.onlineReport)}` : undefined
  return source[call] ?? `${source.rest.replace(/\/$/, '')}/${call}`
}
