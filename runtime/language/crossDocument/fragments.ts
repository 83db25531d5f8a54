import { type FragmentUse, findFragmentUses, isFragment, sortOfFragment } from '../fragments/index.ts'
import { getObject, getText } from '../json.ts'
import { childPointer, valueAt } from '../pointer.ts'
import { suggestWord } from '../suggestions.ts'
import { type Check, contentOf, type Entry, entriesOf, type Report, type Workspace } from './workspace.ts'

/** A page as it was written, before the pieces of fragments came into it. */
const writtenOf = (entry: Entry): Entry => entry.written ?? entry

type Known = ReadonlyMap<string, Entry>

/** A use of a fragment with the document that has it. */
interface Placed {
  readonly entry: Entry
  readonly use: FragmentUse
}

/** Fragments that documents use are of the sort that the place wants, take what they are given, and hold not themselves. */
export const checkFragments: Check = (workspace, report) => {
  const pages = entriesOf(workspace, 'page').map(writtenOf)
  const found = pages.filter((entry) => isFragment(contentOf(entry)))
  const known: Known = new Map(found.map((entry) => [getText(contentOf(entry), 'id') ?? '', entry]))
  for (const entry of pages)
    for (const use of findFragmentUses(entry.read.checked.places)) checkUse(workspace, known, { entry, use }, report)
  checkCircles(found, known, report)
}

function checkUse({ known: { fragments } }: Workspace, known: Known, { entry, use }: Placed, report: Report): void {
  const path = childPointer(use.path, 'fragment')
  const target = known.get(use.fragment)
  if (target === undefined) {
    if (fragments === undefined || fragments.includes(use.fragment)) return
    const message = `no fragment is called \`${use.fragment}\`${suggestWord(use.fragment, fragments)}`
    report(entry, { path, code: 'unknown-page', message })
    return
  }
  const sort = sortOfFragment(contentOf(target))
  if (sort !== undefined && sort !== use.sort)
    report(entry, {
      path,
      code: 'fragment-piece',
      message: `a fragment of ${use.sort} stands here, and \`${use.fragment}\` (${target.file}) is one of ${sort}`,
    })
  checkGiven({ entry, use }, target, report)
}

/** What a fragment is given are parameters of it. */
function checkGiven({ entry, use }: Placed, target: Entry, report: Report): void {
  const names = Object.keys(getObject(contentOf(target), 'parameters'))
  const place = childPointer(use.path, 'with')
  for (const name of Object.keys(getObject(valueAt(contentOf(entry), use.path), 'with'))) {
    if (names.includes(name)) continue
    const mend = suggestWord(name, names) || `; declare it in \`parameters\` of ${target.file}`
    const message = `the fragment \`${use.fragment}\` has no parameter called \`${name}\`${mend}`
    report(entry, { path: childPointer(place, name), at: 'key', code: 'unknown-name', message })
  }
}

/** Reports each circle of fragments once, in the first of them that was come to. */
function checkCircles(fragments: readonly Entry[], known: Known, report: Report): void {
  const done = new Set<Entry>()
  const visit = (entry: Entry, way: readonly Placed[]): void => {
    if (done.has(entry)) return
    for (const use of findFragmentUses(entry.read.checked.places)) {
      const target = known.get(use.fragment)
      if (target === undefined) continue
      const further = [...way, { entry, use }]
      const [first, ...rest] = further.slice(further.findIndex((placed) => placed.entry === target))
      if (first?.entry === target) report(target, toCircle(first.use, [first, ...rest]))
      else visit(target, further)
    }
    done.add(entry)
  }
  for (const fragment of fragments) visit(fragment, [])
}

const toCircle = (use: FragmentUse, circle: readonly Placed[]) => {
  const ids = [...circle, ...circle.slice(0, 1)].map(({ entry }) => `\`${getText(contentOf(entry), 'id')}\``)
  return {
    path: childPointer(use.path, 'fragment'),
    code: 'fragment-cycle' as const,
    message: `this fragment holds itself: ${ids.join(' uses ')}; take one of them out of another`,
  }
}
