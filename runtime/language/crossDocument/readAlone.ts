import { getText } from '../json.ts'
import type { Migrations } from '../migrations/migrate.ts'
import { sortIssues } from '../reading/issueOrder.ts'
import { type ReadDocument, type ReadResult, readOne } from '../reading/readDocument.ts'
import type { DocumentType } from '../schema/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { checkAddresses } from './addresses.ts'
import { checkDictionaries } from './dictionaries.ts'
import { checkFragments } from './fragments.ts'
import { checkHtml } from './html.ts'
import { checkOpenPages } from './openPages.ts'
import { checkPages } from './pages.ts'
import { checkFormRules } from './tableRules/index.ts'
import { checkTopics } from './topics.ts'
import { withFragments } from './withFragments.ts'
import { type Check, contentOf, type Entry, type KnownNames } from './workspace.ts'
import { checkWrittenTables } from './writtenTables.ts'

/** One text with its path; folders are divided by `/`. */
export interface DocumentFile {
  readonly path: string
  readonly text: string
}

/** What is known around a document that is read by itself. */
export interface Surroundings {
  /** Words that exist outside the document. */
  readonly known?: KnownNames
  /** Documents to which it may refer, such as the tables of packs. */
  readonly beside?: readonly DocumentFile[]
}

/** Checks of what one document says, as far as others are known. */
const checks: readonly Check[] = [
  checkFragments,
  checkPages,
  checkDictionaries,
  checkAddresses,
  checkTopics,
  checkHtml,
  checkFormRules,
  checkOpenPages,
  checkWrittenTables,
]

const toEntry = (file: string, read: ReadDocument, isBeside: boolean): Entry => ({
  file,
  folder: undefined,
  read,
  isBeside,
})

/** Reads one text by itself: what it names is checked as far as it is known. */
export function readAlone(
  vocabulary: Vocabulary,
  migrations: Migrations,
  { path, text, form }: DocumentFile & { readonly form?: DocumentType | undefined },
  { known = {}, beside = [] }: Surroundings = {},
): ReadResult {
  const written = toEntry(path, readOne(vocabulary, migrations, text, path, form), false)
  const others = beside.map((file) => toEntry(file.path, readOne(vocabulary, migrations, file.text, file.path), true))
  const id = getText(contentOf(written), 'id')
  const further = others.filter((entry) => id === undefined || getText(contentOf(entry), 'id') !== id)
  const entries = withFragments(vocabulary, [written, ...further])
  const [own = written] = entries
  const issues = [...own.read.result.issues]
  for (const check of checks)
    check({ entries, known }, (entry, diagnostic) => {
      const isOwn = entry === own || entry === written
      if (isOwn && entry.read.isReadable) issues.push(entry.read.source.toIssue(diagnostic))
    })
  return { ...written.read.result, issues: sortIssues(issues) }
}
