import { fileURLToPath } from 'node:url'
import { compileValidators } from '../../runtime/language/compile.ts'
import {
  createLanguage,
  createSchemas,
  type Issue,
  type ResolvedPage,
  resolvePage,
} from '../../runtime/language/index.ts'
import { expandPacks } from '../../server/packs/expandPacks.ts'
import { findPacks } from '../../server/packs/findPacks.ts'
import { toInstalledPacks } from '../../server/packs/installedPacks.ts'
import { knownServer } from '../../server/packs/knownServer.ts'
import type { PackTexts } from '../../server/packs/pack.ts'
import { readPack } from '../../server/packs/readPack.ts'
import { textsNamed } from '../../server/packs/textsNamed.ts'
import { widgetSchemas } from '../../widgets/props.ts'

/** The folder of the packs that ship with the app. */
export const packsFolder = fileURLToPath(new URL('../../schemas', import.meta.url))

/** One page as it goes into the app. */
export interface BuiltPage {
  readonly id: string
  /** The same as the server's for the same files, so that the app knows when the server has another version. */
  readonly checksum: string
  readonly resolved: ResolvedPage
  readonly issues: readonly Issue[]
  /** Those that the page or its model names, in every language. */
  readonly texts: PackTexts
}

/** Reads the pages of the packs as the server does, with the issues of their documents. */
export async function readBuiltPages(): Promise<readonly BuiltPage[]> {
  const folders = await findPacks([packsFolder])
  const packs = await expandPacks(folders.map(readPack))
  const language = createLanguage({
    widgets: widgetSchemas,
    validators: compileValidators(createSchemas(widgetSchemas)),
  })
  const files = folders.flatMap((folder) => folder.files.map(({ file, text }) => ({ path: file, text })))
  const { issues, documents } = language.checkDocuments(files, { known: knownServer })
  const fileOf = new Map(documents.map(({ document, file }) => [(document as { id?: string } | undefined)?.id, file]))
  return toInstalledPacks(packs).pages.map(({ id, checksum, document, model, texts }) => ({
    id,
    checksum,
    resolved: resolvePage(document as never, (model ?? undefined) as never),
    issues: issues.filter((issue) => issue.file === fileOf.get(id)),
    texts: textsNamed([document, model], [texts]),
  }))
}
