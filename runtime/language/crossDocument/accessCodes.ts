import { codesOfPage } from '../accessCodes.ts'
import { getList, getText } from '../json.ts'
import { suggestWord } from '../suggestions.ts'
import { findModel } from './namedDocument.ts'
import { type Check, contentOf, entriesOf, hasUnreadable, type Workspace } from './workspace.ts'

/** The codes that can be granted: those that pages bring with them, and those that packs declare. */
export function declaredCodes(workspace: Workspace): ReadonlySet<string> {
  const ofPages = entriesOf(workspace, 'page').flatMap((entry) => {
    const model = findModel(workspace, contentOf(entry))
    return codesOfPage(contentOf(entry), model && contentOf(model)).map(({ code }) => code)
  })
  const ofPacks = entriesOf(workspace, 'pack').flatMap((entry) =>
    getList(contentOf(entry), 'access').flatMap((access) => getText(access, 'code') ?? []),
  )
  return new Set([...ofPages, ...ofPacks, ...(workspace.known.access ?? [])])
}

/** Whether all that declares codes could be read. */
export const knowsCodes = (workspace: Workspace): boolean =>
  !hasUnreadable(workspace, 'page') && !hasUnreadable(workspace, 'model') && !hasUnreadable(workspace, 'pack')

/** Codes by which blocks and buttons are shown can be granted: else nobody sees them, whatever their role. */
export const checkAccessCodes: Check = (workspace, report) => {
  if (!knowsCodes(workspace)) return
  const declared = declaredCodes(workspace)
  const names = [...declared]
  // The codes of a page that stands in no pack may be those of a pack that is not here.
  for (const entry of entriesOf(workspace, 'page').filter(({ folder }) => folder !== undefined))
    for (const { annotation, path, value } of entry.read.checked.places) {
      if (annotation.kind !== 'reference' || annotation.reference !== 'access' || declared.has(value)) continue
      const nearest = suggestWord(value, names)
      const mend = nearest.startsWith('; did you mean')
        ? `${nearest} Else declare it in \`access\` of pack.json`
        : '; declare it in `access` of pack.json'
      const message = `no page or pack declares the code \`${value}\`, so nobody sees this${mend}`
      report(entry, { path, code: 'unknown-access', message })
    }
}
