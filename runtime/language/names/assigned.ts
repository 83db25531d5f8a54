import { contentOf, entriesOf, type Workspace } from '../crossDocument/workspace.ts'
import { partSeparator } from '../derivedPages.ts'
import { findDependencies } from '../expression/dependencies.ts'
import { readTrees } from '../expression/trees.ts'
import { getObject, getText, isObject } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'

/** The names of the values that steps and widgets of a document put into its form. */
export const assignedIn = (places: readonly Place[]): readonly string[] =>
  places.flatMap(({ annotation, value }) => {
    if (annotation.kind !== 'reference') return []
    if (annotation.reference === 'filled') return value.split(',').map((name) => name.trim())
    return annotation.reference === 'assigned' ? [value] : []
  })

/** What the documents give to the pages that they open, by the ids of those. */
const opened = new WeakMap<Workspace, ReadonlyMap<string, ReadonlySet<string>>>()

function collectOpened(value: unknown, names: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const item of value) collectOpened(item, names)
  if (!isObject(value)) return
  const page = getText(value, 'page')?.split(partSeparator)[0]
  if (page !== undefined) {
    const given = names.get(page) ?? new Set<string>()
    for (const name of Object.keys(getObject(value, 'values'))) given.add(name)
    names.set(page, given)
  }
  for (const member of Object.values(value)) collectOpened(member, names)
}

function openedIn(workspace: Workspace): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  for (const entry of entriesOf(workspace, 'page')) collectOpened(contentOf(entry), names)
  return names
}

/** The names of the values with which other documents open a page. */
export function givenTo(workspace: Workspace, id: string): readonly string[] {
  const found = opened.get(workspace) ?? openedIn(workspace)
  opened.set(workspace, found)
  return [...(found.get(id) ?? [])]
}

/** The values of its form that a document reads; undefined where it reads all of them, or one that it chooses. */
export function readValues(places: readonly Place[]): ReadonlySet<string> | undefined {
  const paths = places.flatMap(({ annotation, value }) =>
    annotation.kind === 'expression' || annotation.kind === 'template'
      ? findDependencies(...readTrees(value, annotation.kind, annotation.names))
      : [],
  )
  if (paths.includes('values')) return undefined
  return new Set(paths.flatMap((path) => (path.startsWith('values.') ? (path.split('.')[1] ?? []) : [])))
}
