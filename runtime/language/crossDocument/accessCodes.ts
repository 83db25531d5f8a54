import { codesOfPage } from '../accessCodes.ts'
import { getList, getText } from '../json.ts'
import { isOpenAccess } from '../openAccess.ts'
import { isMisspelt, suggestWord } from '../suggestions.ts'
import { findModel } from './namedDocument.ts'
import { type Check, contentOf, type Entry, entriesOf, hasUnreadable, type Workspace } from './workspace.ts'

/** The codes that can be granted: those that pages bring with them, and those that packs declare. */
export function declaredCodes(workspace: Workspace): ReadonlySet<string> {
  const ofPages = entriesOf(workspace, 'page').flatMap((entry) => codesOf(workspace, entry))
  const ofPacks = entriesOf(workspace, 'pack').flatMap((entry) =>
    getList(contentOf(entry), 'access').flatMap((access) => getText(access, 'code') ?? []),
  )
  return new Set([...ofPages, ...ofPacks, ...(workspace.known.access ?? [])])
}

/** Whether all that declares codes could be read. */
export const knowsCodes = (workspace: Workspace): boolean =>
  !hasUnreadable(workspace, 'page') && !hasUnreadable(workspace, 'model') && !hasUnreadable(workspace, 'pack')

/**
 * Whether a code that nothing declares can be none of a pack that is not here: it stands in a pack, or is one of the
 * page itself without its verb, or with a slip in what stands before the verb.
 */
function isMistaken({ folder }: Entry, code: string, ofPage: readonly string[]): boolean {
  const [resource, verb] = toParts(code)
  return (
    folder !== undefined ||
    ofPage.some((own) => {
      const [ownResource, ownVerb] = toParts(own)
      return own.startsWith(`${code}:`) || (ownVerb === verb && isMisspelt(resource, [ownResource]))
    })
  )
}

/** What a code is about, and what it allows there. */
function toParts(code: string): readonly [string, string] {
  const place = code.lastIndexOf(':')
  return place < 0 ? [code, ''] : [code.slice(0, place), code.slice(place)]
}

/** The codes that a page brings along. */
function codesOf(workspace: Workspace, entry: Entry): readonly string[] {
  const model = findModel(workspace, contentOf(entry))
  return codesOfPage(contentOf(entry), model && contentOf(model)).map(({ code }) => code)
}

/** Codes by which blocks and buttons are shown can be granted: else nobody sees them, whatever their role. */
export const checkAccessCodes: Check = (workspace, report) => {
  if (!knowsCodes(workspace)) return
  const declared = declaredCodes(workspace)
  const names = [...declared]
  for (const entry of entriesOf(workspace, 'page')) {
    const ofPage = codesOf(workspace, entry)
    for (const { annotation, path, value } of entry.read.checked.places) {
      if (
        annotation.kind !== 'reference' ||
        annotation.reference !== 'access' ||
        isOpenAccess(value) ||
        declared.has(value)
      )
        continue
      if (!isMistaken(entry, value, ofPage)) continue
      const nearest = suggestWord(value, entry.folder === undefined ? ofPage : names)
      report(entry, { path, code: 'unknown-access', message: toMessage(value, nearest, ofPage) })
    }
  }
}

function toMessage(code: string, nearest: string, ofPage: readonly string[]): string {
  const whole = ofPage.find((own) => own.startsWith(`${code}:`))
  const declare = 'declare it in `access` of pack.json'
  const isNear = nearest.startsWith('; did you mean')
  const meant = isNear ? nearest : whole === undefined ? '' : `; did you mean \`${whole}\`?`
  const mend = meant === '' ? `; ${declare}` : `${meant} Else ${declare}`
  return `no page or pack declares the code \`${code}\`, so nobody sees this${mend}`
}
