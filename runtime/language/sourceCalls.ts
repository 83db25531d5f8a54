import type { RestCall, Source } from './schema/source.ts'

/** The path of a call of a source: the one that replaces it by name, else the base with the call's name. */
export function findCall(source: Source | undefined, call: RestCall): string | undefined {
  if (!source || !('rest' in source)) return undefined
  return source[call] ?? `${source.rest.replace(/\/$/, '')}/${call}`
}
