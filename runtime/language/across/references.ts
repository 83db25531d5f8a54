import { isDerivedPage } from '../derivedPages.ts'
import type { IssueCode } from '../issueCodes.ts'
import { getList, getText } from '../json.ts'
import type { Reference } from '../schema/annotations.ts'
import type { DocumentForm } from '../schema/index.ts'
import { suggestWord } from '../words.ts'
import { isMistaken } from './judge.ts'
import { type Check, contentOf, entriesOf, hasUnreadable, namesOf, type World } from './world.ts'

interface Target {
  readonly form: DocumentForm
  readonly code: IssueCode
  readonly noun: string
  names(world: World): readonly string[]
}

const folderNames = (world: World): readonly string[] =>
  entriesOf(world, 'pack').flatMap((entry) =>
    getList(contentOf(entry), 'menu').flatMap((node) => getText(node, 'id') ?? []),
  )

/** What each kind of reference may name. */
const targets: Readonly<Partial<Record<Reference, Target>>> = {
  model: {
    form: 'model',
    code: 'unknown-model',
    noun: 'model',
    names: (world) => [...namesOf(world, 'model', 'id'), ...(world.known.models ?? [])],
  },
  page: {
    form: 'page',
    code: 'unknown-page',
    noun: 'page',
    names: (world) => [...namesOf(world, 'page', 'id'), ...(world.known.pages ?? [])],
  },
  pack: {
    form: 'pack',
    code: 'unknown-pack',
    noun: 'pack',
    names: (world) => [...namesOf(world, 'pack', 'id'), ...(world.known.packs ?? [])],
  },
  menu: {
    form: 'pack',
    code: 'unknown-menu',
    noun: 'menu folder of a pack',
    names: (world) => [...folderNames(world), ...(world.known.menus ?? [])],
  },
}

/** Models, pages, packs and menu folders that a document names exist. */
export const checkReferences: Check = (world, report) => {
  for (const [reference, target] of Object.entries(targets)) {
    if (hasUnreadable(world, target.form)) continue
    const names = [...new Set(target.names(world))]
    const known = new Set(names)
    for (const entry of world.entries)
      for (const { annotation, path, value } of entry.read.checked.places) {
        if (annotation.kind !== 'reference' || annotation.reference !== reference || value === '' || known.has(value))
          continue
        if (reference === 'page' && isDerivedPage(value)) continue
        if (isMistaken(world, entry, value, names))
          report(entry, {
            path,
            code: target.code,
            message: `no ${target.noun} is called \`${value}\`${suggestWord(value, names)}`,
          })
      }
  }
}
