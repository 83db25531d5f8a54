import { findOrigin, type Origin, type Origins } from '../fragments/index.ts'
import type { Issue } from '../issue.ts'
import type { IssueCode } from '../issueCodes.ts'
import { childPointer } from '../pointer.ts'
import type { JsonSource } from '../reading/source.ts'
import type { Entry } from './workspace.ts'

/** Where the places of an expanded document were written, and the fragments that have some of them. */
export interface Placed {
  readonly origins: Origins
  readonly fragments: ReadonlyMap<string, Entry>
}

/** What to do about an issue that comes of what a fragment is given. */
const mends: Readonly<Partial<Record<IssueCode, string>>> = {
  'template-not-here': ", or give it as a literal such as `'Total'`",
  'wrong-type': '; a literal gives a number as `120` and a flag as `true`',
}

/** The places inside of fragments that issues of other documents are about. */
const inFragments = new WeakMap<Issue, { readonly entry: Entry; readonly path: string }>()

export const isSameIssue = (one: Issue, other: Issue): boolean =>
  one.path === other.path && one.code === other.code && one.message === other.message

/**
 * The text of a document whose value has the pieces of fragments in their places: an issue inside of a piece stands where
 * the document uses the fragment, and names the place in it.
 */
export function toExpandedSource(source: JsonSource, { origins, fragments }: Placed): JsonSource {
  const toOwn = ({ path, use }: Origin) => (use === undefined ? path : childPointer(use, 'fragment'))
  return {
    ...source,
    locate: (path, at) => source.locate(toOwn(findOrigin(origins, path)), at),
    toIssue: (diagnostic) => {
      const origin = findOrigin(origins, diagnostic.path)
      const path = toOwn(origin)
      if (origin.fragment === undefined) return source.toIssue({ ...diagnostic, path })
      const { code, message } = diagnostic
      const entry = fragments.get(origin.fragment)
      if (entry === undefined) return source.toIssue({ path, code, message })
      const { line, column } = entry.read.source.locate(origin.path, diagnostic.at)
      const place = `${entry.file}:${line}:${column}`
      const issue = source.toIssue({
        path,
        code,
        message: `in the fragment \`${origin.fragment}\` (${place}): ${message}${mends[code] ?? ''}`,
      })
      inFragments.set(issue, { entry, path: origin.path })
      return issue
    },
  }
}

/** Issues without those that stand in a fragment and are reported there anyway. */
export function withoutRepeated(
  issues: readonly Issue[],
  issuesOf: (fragment: Entry) => readonly Issue[],
): readonly Issue[] {
  return issues.filter((issue) => {
    const inside = inFragments.get(issue)
    if (inside === undefined) return true
    return !issuesOf(inside.entry).some(({ path, code }) => path === inside.path && code === issue.code)
  })
}
