import { findDependencies } from '../expression/dependencies.ts'
import { readTrees } from '../expression/trees.ts'
import { getObject, getText, isObject, type JsonObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'

/** Something that a page asks, by the place where it says so. */
export interface Asked<T> {
  readonly what: T
  readonly path: Pointer
}

/** What a page asks as a stranger opens it. */
export interface Shown {
  readonly sources: readonly Asked<JsonObject>[]
  readonly pages: readonly Asked<string>[]
  readonly fragments: readonly Asked<string>[]
}

/** What is run once a person does something. */
const later = new Set(['actions', 'rowActions', 'toolbar', 'onClick', 'on', 'submit', 'done', 'form', 'load'])

/** What stands elsewhere in a page, and is looked at by who needs it. */
const declared = new Set(['sources', 'source', 'state', 'fields'])

/** Whether a condition depends on who is signed in: a stranger may be meant to see nothing of what it decides. */
export const asksWhoSees = (condition: unknown): boolean =>
  typeof condition === 'string' &&
  findDependencies(...readTrees(condition, 'expression', ['user'])).some((path) => path.split('.')[0] === 'user')

/** Whether a part of a page is for people who are signed in, or may be. */
const isForOthers = (part: JsonObject): boolean =>
  (part.access !== undefined && part.access !== 'anyone') || asksWhoSees(part.showWhen)

/** What a page, or a fragment, asks as a stranger opens it: what shows, the sources that it reads, the pages inside of it. */
export function findShown(page: unknown): Shown {
  const found = {
    sources: [] as Asked<JsonObject>[],
    pages: [] as Asked<string>[],
    fragments: [] as Asked<string>[],
  }
  const names = new Set<string>()
  const readNames = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\bsources\.(\w+)/g)) names.add(name)
  }
  const visit = (value: unknown, path: Pointer): void => {
    if (typeof value === 'string') readNames(value)
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, childPointer(path, index))
    if (!isObject(value) || isForOthers(value)) return
    const { source, type } = value
    if (typeof source === 'string') names.add(source)
    if (isObject(source)) found.sources.push({ what: source, path: childPointer(path, 'source') })
    for (const [kind, list] of [
      ['page', found.pages],
      ['fragment', found.fragments],
    ] as const) {
      const id = type === kind ? getText(value, kind) : undefined
      if (id !== undefined) list.push({ what: id, path: childPointer(path, kind) })
    }
    for (const [key, member] of Object.entries(value)) if (!later.has(key)) visit(member, childPointer(path, key))
  }
  for (const [key, member] of Object.entries(isObject(page) ? page : {}))
    if (!later.has(key) && !declared.has(key)) visit(member, childPointer('', key))
  // A source that is a formula reads others, which stand in the set by then.
  const sources = getObject(page, 'sources')
  for (const name of names) {
    const what = sources[name]
    if (!isObject(what)) continue
    found.sources.push({ what, path: childPointer('/sources', name) })
    readNames(JSON.stringify(what))
  }
  return found
}
