import { evaluateCondition, findCall, isObject, type Source, toText } from '../../runtime/language/index.ts'
import type { Questions } from './questions.ts'
import type { SiteRecord, SiteScope } from './scope.ts'

/** A source that takes its record from the address of the page, and the name under which the address has its key. */
export interface KeyedSource {
  readonly source: SiteRecord & { readonly rest: string }
  readonly name: string
}

const keyOfAddress = /^\{\{\s*(?:query|route\.parameters)\.(\w+)\s*\}\}$/

/** The sources of a document that take their record from its address, wherever they stand in it. */
export function findKeyed(document: unknown): readonly KeyedSource[] {
  if (Array.isArray(document)) return document.flatMap(findKeyed)
  if (!isObject(document)) return []
  const { rest, key } = document
  const [, name] = typeof key === 'string' ? (keyOfAddress.exec(key) ?? []) : []
  if (typeof rest === 'string' && name !== undefined) return [{ source: { ...document, rest }, name }]
  return Object.values(document).flatMap(findKeyed)
}

/**
 * Whether the address of a page names a record that is not there, or that a stranger may not see. Where several sources
 * take their record by the same name, one that has it is enough.
 */
export async function namesMissing(document: unknown, scope: SiteScope, { isMissing }: Questions): Promise<boolean> {
  const named = Map.groupBy(findKeyed(document), ({ name }) => name)
  for (const [name, sources] of named) {
    const id = toText(scope.query[name])
    const calls = sources.flatMap(({ source }) =>
      id !== '' && evaluateCondition(typeof source.needs === 'string' ? source.needs : undefined, scope, true)
        ? (findCall(source as unknown as Source, 'queryById', { ids: [id] }) ?? [])
        : [],
    )
    const missing = await Promise.all(calls.map(({ path, query }) => isMissing(path, query)))
    if (missing.length > 0 && missing.every(Boolean)) return true
  }
  return false
}
