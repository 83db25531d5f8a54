import { checkAccessCodes } from '../crossDocument/accessCodes.ts'
import { checkAddresses } from '../crossDocument/addresses.ts'
import { checkDefaults } from '../crossDocument/defaults.ts'
import { checkDictionaries } from '../crossDocument/dictionaries.ts'
import { checkDuplicates } from '../crossDocument/duplicates.ts'
import { withoutRepeated } from '../crossDocument/expandedSource.ts'
import { checkFragments } from '../crossDocument/fragments.ts'
import { checkHtml } from '../crossDocument/html.ts'
import { checkMenuAddresses } from '../crossDocument/menuAddresses.ts'
import { checkMenuCycles } from '../crossDocument/menuCycles.ts'
import { checkNeededCodes } from '../crossDocument/neededCodes.ts'
import { checkOpened } from '../crossDocument/opened.ts'
import { checkOpenPages } from '../crossDocument/openPages.ts'
import { checkOpenReports } from '../crossDocument/openReports.ts'
import { checkPages, withModels } from '../crossDocument/pages.ts'
import type { DocumentFile } from '../crossDocument/readAlone.ts'
import { checkReferences } from '../crossDocument/references.ts'
import { checkRequestBodies } from '../crossDocument/requestBodies.ts'
import { checkRows } from '../crossDocument/rows/checkRows.ts'
import { checkTableNames } from '../crossDocument/tableNames.ts'
import { checkTablePaths } from '../crossDocument/tablePaths.ts'
import { checkFormRules, checkTableRules } from '../crossDocument/tableRules/index.ts'
import { checkTables } from '../crossDocument/tables.ts'
import { checkTexts } from '../crossDocument/texts.ts'
import { checkTopics } from '../crossDocument/topics.ts'
import { withFragments } from '../crossDocument/withFragments.ts'
import type { Check, Entry, KnownNames, Workspace } from '../crossDocument/workspace.ts'
import { checkWrittenTables } from '../crossDocument/writtenTables.ts'
import type { DocumentOf } from '../documents.ts'
import type { Issue } from '../issue.ts'
import { getText } from '../json.ts'
import type { Migrations } from '../migrations/migrate.ts'
import { sortIssues } from '../reading/issueOrder.ts'
import { type ReadResult, readOne } from '../reading/readDocument.ts'
import type { DocumentType } from '../schema/index.ts'
import type { Vocabulary } from '../vocabulary.ts'

export interface CheckOptions {
  /** Words that exist outside the documents. */
  readonly known?: KnownNames
  /** Documents that others may refer to and that are not judged themselves; packs among `files` replace them. */
  readonly beside?: readonly DocumentFile[]
}

/** A document that was read together with others. */
export interface CheckedDocument<F extends DocumentType = DocumentType> extends ReadResult<F> {
  readonly file: string
}

/** A typed document of a pack with its file. */
export interface PackDocument<F extends DocumentType> {
  readonly file: string
  readonly document: DocumentOf<F>
}

/** The documents of one pack folder, those that could be read. */
export interface PackContents {
  readonly folder: string
  readonly id: string
  readonly pack: PackDocument<'pack'>
  readonly pages: readonly PackDocument<'page'>[]
  readonly models: readonly PackDocument<'model'>[]
  readonly dictionaries: readonly PackDocument<'dictionary'>[]
  readonly tables: readonly PackDocument<'table'>[]
  readonly texts: readonly PackDocument<'texts'>[]
  readonly rows: readonly PackDocument<'rows'>[]
}

export interface CheckResult {
  readonly packs: readonly PackContents[]
  readonly documents: readonly CheckedDocument[]
  readonly issues: readonly Issue[]
}

/** Reads documents and checks each by itself and all against each other. It never throws. */
export function checkDocuments(
  vocabulary: Vocabulary,
  migrations: Migrations,
  files: readonly DocumentFile[],
  { known = {}, beside = [] }: CheckOptions = {},
): CheckResult {
  const read = (list: readonly DocumentFile[], isBeside: boolean): readonly Entry[] => {
    const folders = list.flatMap(({ path }) =>
      isPackFile(path) ? [path.slice(0, Math.max(0, path.lastIndexOf('/')))] : [],
    )
    return list.map(({ path, text }) => ({
      file: path,
      folder: findFolder(path, folders),
      read: readOne(vocabulary, migrations, text, path),
      isBeside,
    }))
  }
  const typed = read(files, false)
  const written = [...typed, ...withoutReplaced(read(beside, true), typed)]
  const entries = withModels(vocabulary, withFragments(vocabulary, written))
  const own = entries.filter((entry) => !entry.isBeside)
  const workspace: Workspace = { entries, known }
  const found = new Map<Entry, Issue[]>()
  for (const entry of own) {
    const issues = [...entry.read.result.issues]
    found.set(entry, issues)
    if (entry.written !== undefined) found.set(entry.written, issues)
  }
  const checks: readonly Check[] = [
    checkDuplicates,
    checkFragments,
    checkReferences,
    checkPages,
    checkOpened,
    checkTableNames,
    checkTableRules,
    checkFormRules,
    checkTables,
    checkRows,
    checkTexts,
    checkDictionaries,
    checkHtml,
    checkAddresses,
    checkTopics,
    checkTablePaths,
    checkRequestBodies,
    checkMenuAddresses,
    checkAccessCodes,
    checkNeededCodes,
    checkOpenPages,
    checkOpenReports,
    checkWrittenTables,
    checkDefaults,
    checkMenuCycles,
  ]
  for (const check of checks)
    check(workspace, (entry, diagnostic) => {
      if (entry.isBeside || !entry.read.isReadable) return
      found.get(entry)?.push(entry.read.source.toIssue(diagnostic))
    })
  const issuesOf = (entry: Entry): readonly Issue[] => found.get(entry) ?? []
  const documents = own.map((entry) => ({
    ...(entry.written ?? entry).read.result,
    file: entry.file,
    issues: sortIssues(withoutRepeated(issuesOf(entry), issuesOf)),
  }))
  return {
    packs: typed.flatMap((entry) => toPack(entry, typed)),
    documents,
    issues: documents.flatMap(({ issues }) => issues),
  }
}

const isPackFile = (path: string): boolean => path === 'pack.json' || path.endsWith('/pack.json')

const findFolder = (path: string, folders: readonly string[]): string | undefined =>
  folders
    .filter((folder) => folder === '' || path.startsWith(`${folder}/`))
    .sort((left, right) => right.length - left.length)[0]

/** Documents beside without the packs and documents that are being checked themselves, perhaps in another version. */
function withoutReplaced(beside: readonly Entry[], own: readonly Entry[]): readonly Entry[] {
  const idOf = (entry: Entry): string => `${entry.read.result.form} ${getText(entry.read.result.value, 'id') ?? ''}`
  const ids = new Set(own.map(idOf))
  const replaced = new Set(
    beside.flatMap((entry) => (entry.read.result.form === 'pack' && ids.has(idOf(entry)) ? [entry.folder] : [])),
  )
  return beside
    .filter((entry) => !replaced.has(entry.folder) || entry.folder === undefined)
    .filter((entry) => !['page', 'model'].includes(entry.read.result.form) || !ids.has(idOf(entry)))
}

function toPack(entry: Entry, own: readonly Entry[]): readonly PackContents[] {
  const [pack] = documentsOf('pack', [entry])
  if (pack === undefined || entry.folder === undefined) return []
  const inside = own.filter((candidate) => candidate.folder === entry.folder)
  return [
    {
      folder: entry.folder,
      id: pack.document.id,
      pack,
      pages: documentsOf('page', inside),
      models: documentsOf('model', inside),
      dictionaries: documentsOf('dictionary', inside),
      tables: documentsOf('table', inside),
      texts: documentsOf('texts', inside),
      rows: documentsOf('rows', inside),
    },
  ]
}

const documentsOf = <F extends DocumentType>(form: F, entries: readonly Entry[]): readonly PackDocument<F>[] =>
  entries.flatMap(({ file, read: { result } }) =>
    result.form === form && result.document !== undefined ? [{ file, document: result.document as DocumentOf<F> }] : [],
  )
