import { fileURLToPath } from 'node:url'
import { compileValidators } from '../../runtime/language/compile.ts'
import {
  createLanguage,
  createSchemas,
  type Issue,
  languages,
  type ResolvedPage,
  resolvePage,
} from '../../runtime/language/index.ts'
import { findPacks } from '../../server/packs/findPacks.ts'
import { toInstalledPacks } from '../../server/packs/installedPacks.ts'
import type { Pack } from '../../server/packs/pack.ts'
import { readPack } from '../../server/packs/readPack.ts'
import { widgetWords } from '../../widgets/props.ts'

/** The folder of the packs that ship with the app. */
export const packsFolder = fileURLToPath(new URL('../../schemas', import.meta.url))

/** One page as it goes into the app. */
export interface BuiltPage {
  readonly id: string
  /** The same as the server's for the same files, so that the app knows when the server has another version. */
  readonly checksum: string
  readonly resolved: ResolvedPage
  readonly issues: readonly Issue[]
}

/** What the packs that ship give to the app. */
export interface BuiltPacks {
  readonly pages: readonly BuiltPage[]
  readonly texts: Readonly<Record<(typeof languages)[number], Readonly<Record<string, string>>>>
}

/** Reads the packs as the server does, with the issues of their documents. */
export async function readBuiltPacks(): Promise<BuiltPacks> {
  const folders = await findPacks([packsFolder])
  const packs = folders.map(readPack)
  const language = createLanguage({ widgets: widgetWords, validators: compileValidators(createSchemas(widgetWords)) })
  const files = folders.flatMap((folder) => folder.files.map(({ file, text }) => ({ path: file, text })))
  const { issues, documents } = language.checkDocuments(files)
  const fileOf = new Map(documents.map(({ document, file }) => [(document as { id?: string } | undefined)?.id, file]))
  return {
    pages: toInstalledPacks(packs).pages.map(({ id, checksum, document, model }) => ({
      id,
      checksum,
      resolved: resolvePage(document as never, (model ?? undefined) as never),
      issues: issues.filter((issue) => issue.file === fileOf.get(id)),
    })),
    texts: Object.fromEntries(
      languages.map((name) => [name, Object.assign({}, ...packs.map((pack) => textsOfApp(pack, name)))]),
    ) as BuiltPacks['texts'],
  }
}

/** The keys of the texts that documents name. */
export const keysOf = (documents: unknown): ReadonlySet<string> =>
  new Set([...JSON.stringify(documents).matchAll(/"@:([^"]+)"/g)].map(([, key = '']) => key))

/** The texts of a pack without those that only its dictionaries name: the server answers with these. */
function textsOfApp({ texts, dictionaries, pages, models }: Pack, language: (typeof languages)[number]) {
  const ofDictionaries = keysOf(dictionaries)
  const ofPages = keysOf([pages, [...models.values()]])
  return Object.fromEntries(
    Object.entries(texts[language]).filter(([key]) => !ofDictionaries.has(key) || ofPages.has(key)),
  )
}
