import { checkDocument } from '../checks/checkDocument.ts'
import { expandFragments, type FindFragment, findFragmentUses, findOrigin, isFragment } from '../fragments/index.ts'
import { getText, isObject, type JsonObject } from '../json.ts'
import { isWithin, type Pointer } from '../pointer.ts'
import { sortIssues } from '../reading/issueOrder.ts'
import type { ReadDocument } from '../reading/readDocument.ts'
import type { Reference } from '../schema/annotations.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { isSameIssue, type Placed, toExpandedSource } from './expandedSource.ts'
import { contentOf, type Entry } from './workspace.ts'

/** References that mean the same wherever a fragment is used, so that the fragment alone is judged by them. */
const ownReferences: ReadonlySet<Reference> = new Set([
  ...(['text', 'html', 'icon', 'address', 'model', 'page', 'pack', 'menu', 'access', 'dictionary', 'pattern'] as const),
  ...(['fragment', 'columnsFragment', 'layoutFragment', 'stepsFragment'] as const),
])

/** The fragments among documents, by their ids. */
function fragmentsOf(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const found = entries.filter((entry) => entry.read.isReadable && isFragment(contentOf(entry)))
  return new Map(found.map((entry) => [getText(contentOf(entry), 'id') ?? '', entry]))
}

/**
 * The documents with the pieces of fragments in their places, so that every check is about what a page is in the end. An
 * issue inside of a piece stands where the page uses it, and names the place in the fragment.
 */
export function withFragments(vocabulary: Vocabulary, entries: readonly Entry[]): readonly Entry[] {
  const fragments = fragmentsOf(entries)
  if (fragments.size === 0) return entries
  return entries.map((entry) => {
    const value = contentOf(entry)
    const uses = findFragmentUses(entry.read.checked.places).filter(({ sort }) => sort !== 'blocks')
    if (!entry.read.isReadable || !isObject(value) || uses.length === 0) return entry
    const paths = uses.map(({ path }) => path)
    return { ...entry, written: entry, read: expand(vocabulary, { entry, value, paths }, fragments) }
  })
}

interface Using {
  readonly entry: Entry
  readonly value: JsonObject
  /** Where it uses pieces. */
  readonly paths: readonly Pointer[]
}

function expand(
  vocabulary: Vocabulary,
  { entry, value, paths }: Using,
  fragments: ReadonlyMap<string, Entry>,
): ReadDocument {
  const { read } = entry
  const find: FindFragment = (id) => {
    const fragment = fragments.get(id)
    const content = fragment && contentOf(fragment)
    return isObject(content) ? content : undefined
  }
  const expanded = expandFragments(vocabulary.schemas.page, value, find)
  const placed: Placed = { origins: expanded.origins, fragments }
  const source = toExpandedSource(read.source, placed)
  const checked = checkDocument(vocabulary, 'page', expanded.value)
  // What is wrong with a use itself is gone from the expanded document.
  const ofUses = read.checked.diagnostics.filter(({ path }) => paths.some((use) => isWithin(path, use)))
  const issues = [...read.source.diagnostics, ...ofUses].map(read.source.toIssue)
  for (const issue of checked.diagnostics.map(source.toIssue))
    if (!issues.some((other) => isSameIssue(issue, other))) issues.push(issue)
  const places = checked.places.filter(
    ({ path, annotation }) =>
      findOrigin(expanded.origins, path).fragment === undefined ||
      annotation.kind !== 'reference' ||
      !ownReferences.has(annotation.reference),
  )
  return {
    ...read,
    source,
    checked: { ...checked, places },
    result: { ...read.result, value: expanded.value, issues: sortIssues(issues) },
  }
}
