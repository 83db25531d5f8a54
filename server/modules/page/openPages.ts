import { type RawBuilder, sql } from 'kysely'
import {
  isObject,
  isOpenAccess,
  migrateDocument,
  type OpenAccess,
  pageAccess,
  parseJson,
} from '../../../runtime/language/index.ts'
import { readCached } from '../../db/changes.ts'
import { packTopic } from '../../packs/packTopic.ts'
import { fragmentsNamed, type PageSources } from './fragments.ts'

/** What says which pages are open: those that are kept on the server, and those of packs. */
type OpenSources = Pick<PageSources, 'db'> & {
  readonly services: Pick<PageSources['services'], 'installedPages' | 'findPage'>
}

/** The pages that ask for no code, by their ids: for `anyone`, or for everybody who is `signedIn`. */
export type OpenPages = ReadonlyMap<string, OpenAccess>

/** What is open by what pages say. */
interface Open {
  readonly pages: OpenPages
  /** The codes of the dictionaries that pages for anyone name. */
  readonly dictionaries: ReadonlySet<string>
}

/**
 * Reads which pages say that they ask for no code, those of packs and those that are kept on the server, which go before
 * them. A fragment is as open as the pages for `anyone` that use it, as it is a piece of them.
 */
export const readOpenPages = async (call: OpenSources): Promise<OpenPages> => (await readOpen(call)).pages

/** Whether a dictionary is one that a page for anyone names, such as the choices of a field. */
export const isOpenDictionary = async (call: OpenSources, code: string): Promise<boolean> =>
  (await readOpen(call)).dictionaries.has(code)

function readOpen(call: OpenSources): Promise<Open> {
  return readCached(call.db, 'openPages', async () => {
    const documents = await readDocuments(call)
    const pages = new Map([...documents].flatMap(([id, document]) => toOpen(id, document)))
    for (const id of findPieces(documents, pages)) pages.set(id, 'anyone')
    const forAnyone = [...pages].flatMap(([id, access]) => (access === 'anyone' ? id : []))
    const dictionaries = new Set(
      forAnyone.flatMap((id) => dictionariesNamed([documents.get(id), call.services.findPage(id)?.model])),
    )
    return { value: { pages, dictionaries }, topics: ['sys_page', packTopic] }
  })
}

/** The codes of plain dictionaries in documents; one of a table has commas. */
const dictionariesNamed = (documents: readonly unknown[]): readonly string[] =>
  [...JSON.stringify(documents).matchAll(/"dict":"([A-Za-z][\w-]*)"/g)].map(([, code = '']) => code)

const words: RawBuilder<boolean> = sql`document like '%"anyone"%' or document like '%"signedIn"%'`

/** The documents that may be open, and all fragments, by their ids; one of the server stands for one of a pack. */
async function readDocuments({ db, services }: OpenSources): Promise<ReadonlyMap<string, unknown>> {
  const stored = await db
    .selectFrom('sysPage')
    .select(['pageId', sql<string | null>`case when kind = 'fragment' or ${words} then document end`.as('document')])
    .execute()
  const installed = services.installedPages().map(({ id, document }): [string, unknown] => [id, document])
  const own = stored.map(({ pageId, document }): [string, unknown] => {
    const content = document === null ? null : parseJson(document)
    return [pageId, isObject(content) ? migrateDocument(content) : null]
  })
  return new Map([...installed, ...own])
}

function toOpen(id: string, document: unknown): readonly [string, OpenAccess][] {
  const access = isObject(document) ? pageAccess(document as Parameters<typeof pageAccess>[0]) : undefined
  return isOpenAccess(access) ? [[id, access]] : []
}

/** The fragments that pages for anyone use, and those that such fragments use, unless they ask for a code themselves. */
function findPieces(documents: ReadonlyMap<string, unknown>, open: OpenPages): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...open].filter(([, access]) => access === 'anyone').map(([id]) => id)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const id of fragmentsNamed(JSON.stringify(documents.get(next)))) {
      const document = documents.get(id)
      if (found.has(id) || !isObject(document) || document.kind !== 'fragment' || document.access !== undefined)
        continue
      found.add(id)
      waiting.push(id)
    }
  return found
}
