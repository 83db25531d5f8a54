import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileValidators } from '../runtime/language/compile.ts'
import {
  type CheckedDocument,
  createLanguage,
  createSchemas,
  type DocumentFile,
  formatIssue,
} from '../runtime/language/index.ts'
import { knownServer } from '../server/packs/knownServer.ts'
import { widgetSchemas } from '../widgets/props.ts'
import { referenceFiles } from './reference/referenceFiles.ts'
import { schemaFiles } from './schemaFiles.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const shipped = join(project, 'schemas')

/** Where the person stands: npm runs scripts in the project's folder and says where it was called. */
const callerFolder = resolve(process.cwd()) === resolve(project) ? (process.env.INIT_CWD ?? project) : process.cwd()

/** A folder as it was typed: from here, else from where npm was called. */
function resolveFolder(typed: string): string {
  const here = resolve(typed)
  return existsSync(here) || process.env.INIT_CWD === undefined ? here : resolve(process.env.INIT_CWD, typed)
}

const isDocument = (name: string): boolean => /\.jsonc?$/.test(name) && !name.endsWith('.schema.json')

function listDocuments(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) return listDocuments(inner)
      return entry.isFile() && isDocument(entry.name) ? [inner] : []
    })
}

const readDocuments = (folder: string): readonly DocumentFile[] =>
  listDocuments(folder).map((path) => ({
    path: relative(callerFolder, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }))

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** A file that is written from the language, and how it is renewed. */
interface WrittenFile {
  readonly path: string
  readonly text: string
  readonly command: string
}

const listWritten = async (): Promise<readonly WrittenFile[]> => [
  ...schemaFiles().map((file) => ({ ...file, command: 'schemas:write' })),
  ...(await referenceFiles()).map((file) => ({ ...file, command: 'reference' })),
]

/** The files that no longer say what the widgets and the language do. */
const findStale = async (): Promise<readonly WrittenFile[]> =>
  (await listWritten()).filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)

/** Rewrites sound documents as the builders would save them; one with comments is left, as they would be lost. */
function writeCanonical(documents: readonly CheckedDocument[]): void {
  for (const { file, form, value, issues: own, hasComments } of documents) {
    if (own.length > 0 || hasComments) continue
    const text = language.writeDocument(value, form)
    if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text)
  }
}

const writes = process.argv.includes('--write')
const typed = process.argv.slice(2).filter((argument) => argument !== '--write')
const folders = typed.length === 0 ? [shipped] : typed.map(resolveFolder)
const missing = folders.find((folder) => !existsSync(folder))
if (missing !== undefined) fail(`there is no folder ${missing}`)

const files = folders.flatMap(readDocuments)
if (files.length === 0)
  fail(`no document to check in ${folders.map((folder) => relative(callerFolder, folder) || '.').join(', ')}`)

const isShipped = folders.every((folder) => folder === shipped)
const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(createSchemas(widgetSchemas)) })
const { documents, issues } = language.checkDocuments(files, {
  beside: isShipped || !existsSync(shipped) ? [] : readDocuments(shipped),
  // A pack brings along the dictionaries that it names, or they are of the system; those of single pages may be of a server.
  known: {
    ...knownServer,
    ...(isShipped || files.some(({ path }) => basename(path) === 'pack.json') ? { dictionaries: [] } : {}),
  },
})
for (const issue of issues) console.log(formatIssue(issue))
if (writes) writeCanonical(documents)

const stale = isShipped ? await findStale() : []
for (const { path, command } of stale)
  console.log(
    `${relative(callerFolder, path)}:1:1 stale-schema this file is not what the language says now; renew it with \`npm run ${command}\``,
  )

const count = issues.length + stale.length
console.log(
  `${files.length} ${files.length === 1 ? 'document' : 'documents'}, ${count} ${count === 1 ? 'issue' : 'issues'}`,
)
process.exitCode = count === 0 ? 0 : 1
