import type {
  DictionaryDocument,
  FormDocument,
  GraphDocument,
  Model,
  Pack as PackDocument,
  Page,
  ReportDocument,
  TableDocument,
} from '../../runtime/language/index.ts'
import { findDocumentType, isObject, languages, migrateDocument } from '../../runtime/language/index.ts'
import type { PackFolder } from './findPacks.ts'
import type { Pack, PackTexts } from './pack.ts'
import { parseDocument } from './readDocuments.ts'

const paths = new WeakMap<object, string>()

/** Where a document of a pack lies in it; of what is none, where the pack itself is described. */
export const pathOf = (document: object): string => paths.get(document) ?? 'pack.json'

/** Reads the documents of a pack that was checked already, now or when it was installed. */
export function readPack(folder: PackFolder): Pack {
  const documents = folder.files.map(({ path, text }) => ({
    path,
    document: migrateDocument(parseDocument(text), findDocumentType(path, undefined)),
  }))
  for (const { path, document } of documents) if (isDocument(document)) paths.set(document, path)
  const under = <T>(start: string): T[] =>
    documents.filter(({ path }) => path.startsWith(`${start}/`)).map(({ document }) => document as T)
  const named = <T>(path: string): T | undefined =>
    documents.find((entry) => entry.path === path)?.document as T | undefined
  const pack = named<PackDocument>('pack.json')
  if (pack === undefined) throw new Error(`The pack ${folder.folder} has no pack.json.`)
  const rows = documents.filter(({ path }) => path.startsWith('rows/'))
  return {
    id: pack.id,
    document: pack,
    checksum: folder.checksum,
    texts: Object.fromEntries(
      languages.map((language) => [language, named(`i18n/${language}.json`) ?? {}]),
    ) as unknown as PackTexts,
    models: new Map(under<Model>('models').map((model) => [model.id, model])),
    pages: under<Page>('pages'),
    dictionaries: under<DictionaryDocument>('dictionaries'),
    tables: under<TableDocument>('tables'),
    forms: under<FormDocument>('forms'),
    reports: under<ReportDocument>('reports'),
    graphs: under<GraphDocument>('graphs'),
    rows: new Map(
      rows.map(({ path, document }) => [
        path.slice('rows/'.length, -'.json'.length),
        document as Readonly<Record<string, unknown>>[],
      ]),
    ),
  }
}

const isDocument = (value: unknown): value is object => isObject(value) || Array.isArray(value)
