import { isDerivedPage, partSeparator } from '../derivedPages.ts'
import type { IssueCode } from '../issueCodes.ts'
import { getList, getMember, getText } from '../json.ts'
import type { Reference } from '../schema/annotations.ts'
import type { DocumentType } from '../schema/index.ts'
import { suggestWord } from '../suggestions.ts'
import { isMistaken } from './isMistaken.ts'
import { type Check, contentOf, entriesOf, hasUnreadable, namesOf, type Workspace } from './workspace.ts'

interface Target {
  readonly form: DocumentType
  readonly code: IssueCode
  readonly noun: string
  names(workspace: Workspace): readonly string[]
}

const folderNames = (workspace: Workspace): readonly string[] =>
  entriesOf(workspace, 'pack').flatMap((entry) =>
    getList(contentOf(entry), 'menu').flatMap((node) => getText(node, 'id') ?? []),
  )

/** The forms of lists, which open as pages of their own. */
const formNames = (workspace: Workspace): readonly string[] =>
  entriesOf(workspace, 'page').flatMap((entry) => {
    const id = getText(contentOf(entry), 'id')
    return id === undefined || getMember(contentOf(entry), 'form') === undefined ? [] : [`${id}${partSeparator}form`]
  })

const fragmentNames = (workspace: Workspace): readonly string[] =>
  entriesOf(workspace, 'page').flatMap((entry) =>
    getText(contentOf(entry), 'kind') === 'fragment' ? (getText(contentOf(entry), 'id') ?? []) : [],
  )

/** Fragments of every sort: whether one suits its place is another check. */
const fragments: Target = {
  form: 'page',
  code: 'unknown-page',
  noun: 'fragment',
  names: (workspace) => [...fragmentNames(workspace), ...(workspace.known.pages ?? [])],
}

/** What each kind of reference may name. */
const targets: Readonly<Partial<Record<Reference, Target>>> = {
  model: {
    form: 'model',
    code: 'unknown-model',
    noun: 'model',
    names: (workspace) => [...namesOf(workspace, 'model', 'id'), ...(workspace.known.models ?? [])],
  },
  page: {
    form: 'page',
    code: 'unknown-page',
    noun: 'page',
    names: (workspace) => [
      ...namesOf(workspace, 'page', 'id'),
      ...formNames(workspace),
      ...(workspace.known.pages ?? []),
    ],
  },
  fragment: fragments,
  columnsFragment: fragments,
  layoutFragment: fragments,
  stepsFragment: fragments,
  pack: {
    form: 'pack',
    code: 'unknown-pack',
    noun: 'pack',
    names: (workspace) => [...namesOf(workspace, 'pack', 'id'), ...(workspace.known.packs ?? [])],
  },
  menu: {
    form: 'pack',
    code: 'unknown-menu',
    noun: 'menu folder of a pack',
    names: (workspace) => [...folderNames(workspace), ...(workspace.known.menus ?? [])],
  },
}

/** Models, pages, packs and menu folders that a document names exist. */
export const checkReferences: Check = (workspace, report) => {
  for (const [reference, target] of Object.entries(targets)) {
    if (hasUnreadable(workspace, target.form)) continue
    const names = [...new Set(target.names(workspace))]
    const known = new Set(names)
    for (const entry of workspace.entries)
      for (const { annotation, path, value } of entry.read.checked.places) {
        if (annotation.kind !== 'reference' || annotation.reference !== reference || value === '' || known.has(value))
          continue
        if ((reference === 'page' && isDerivedPage(value)) || value.includes('{{')) continue
        if (isMistaken(workspace, entry, value, names))
          report(entry, {
            path,
            code: target.code,
            message: `no ${target.noun} is called \`${value}\`${suggestWord(value, names)}`,
          })
      }
  }
}
