import type { SuperQueryCondition } from '../language/index.ts'
import { createFailure, isObject, parseJson } from '../language/index.ts'
import { CallError } from './callError.ts'
import type { Client } from './client.ts'

/** An advanced query that a person keeps for a page (specification 3, saved advanced query). */
export interface SavedQuery {
  readonly title: string
  readonly matchType: 'and' | 'or'
  readonly records: readonly SuperQueryCondition[]
}

/** Whose and where: the server keeps queries by the page's id, a browser by its address (specification 3). */
export interface SavedQueryPlace {
  readonly pageId: string
  readonly path: string
}

/** The queries of a page, and whether this browser alone knows them. */
export interface KeptQueries {
  readonly queries: readonly SavedQuery[]
  readonly isInBrowser: boolean
}

export interface SavedQueries {
  list(place: SavedQueryPlace): Promise<KeptQueries>
  /** Keeps a query; one of the same title is written over. */
  save(place: SavedQueryPlace, query: SavedQuery): Promise<void>
  remove(place: SavedQueryPlace, title: string): Promise<void>
}

interface SavedQueriesOptions {
  readonly client: Client
  readonly storage: Storage
  readonly getUser: () => string | undefined
}

const isCondition = (value: unknown): value is SuperQueryCondition =>
  isObject(value) && typeof value.field === 'string' && typeof value.rule === 'string' && typeof value.val === 'string'

/** Reads what a server or a browser kept; what is no saved query is passed over. */
export function parseSavedQueries(value: unknown): readonly (SavedQuery & { readonly id: string })[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry.title !== 'string' || !Array.isArray(entry.records)) return []
    const matchType = entry.matchType === 'or' ? 'or' : 'and'
    return [{ id: String(entry.id ?? ''), title: entry.title, matchType, records: entry.records.filter(isCondition) }]
  })
}

/** Servers of the family do not have the call: they answer with the status or the code 404. */
const isUnknownCall = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.code === 404)

const storageFull = () =>
  createFailure({
    zh: '浏览器存储空间不足，保存失败',
    en: 'Not saved: the storage of the browser is full',
    tw: '瀏覽器儲存空間不足，儲存失敗',
  })

const prefix = 'pagewright.savedQueries.'

/** Keeps queries in the browser, for each person and page. */
function createBrowserQueries(storage: Storage, getUser: () => string | undefined): SavedQueries {
  const toKey = ({ path }: SavedQueryPlace) => `${prefix}${encodeURIComponent(getUser() ?? '')}.${path}`
  const read = (place: SavedQueryPlace): readonly SavedQuery[] =>
    parseSavedQueries(parseJson(storage.getItem(toKey(place)) ?? '[]')).map(({ id: _id, ...query }) => query)
  const write = (place: SavedQueryPlace, queries: readonly SavedQuery[]) => {
    try {
      storage.setItem(toKey(place), JSON.stringify(queries))
    } catch {
      throw storageFull()
    }
  }
  return {
    list: async (place) => ({ queries: read(place), isInBrowser: true }),
    async save(place, query) {
      const before = read(place)
      const isKnown = before.some(({ title }) => title === query.title)
      write(place, isKnown ? before.map((other) => (other.title === query.title ? query : other)) : [...before, query])
    },
    async remove(place, removed) {
      write(
        place,
        read(place).filter(({ title }) => title !== removed),
      )
    },
  }
}

/** Keeps queries on the server, for the person who is signed in. */
function createServerQueries(client: Client): SavedQueries {
  const read = async ({ pageId }: SavedQueryPlace) =>
    parseSavedQueries((await client.get('/sys/savedQuery/list', { pageId }, { report: false })).result)
  return {
    list: async (place) => ({ queries: (await read(place)).map(({ id: _id, ...query }) => query), isInBrowser: false }),
    async save({ pageId }, query) {
      await client.post('/sys/savedQuery/save', { pageId, ...query }, { report: false })
    },
    async remove(place, title) {
      const found = (await read(place)).find((query) => query.title === title)
      if (found) await client.delete('/sys/savedQuery/delete', { id: found.id }, undefined, { report: false })
    },
  }
}

/**
 * Allocates where people keep advanced queries: on the server for who is signed in, else in the browser; there too where
 * the server does not know the call, as those of the family do not. Nothing is reported: the dialog tells what fails.
 */
export function createSavedQueries({ client, storage, getUser }: SavedQueriesOptions): SavedQueries {
  const browser = createBrowserQueries(storage, getUser)
  const server = createServerQueries(client)
  let isKnown = true
  const where = async <T>(run: (queries: SavedQueries) => Promise<T>): Promise<T> => {
    if (getUser() === undefined || !isKnown) return run(browser)
    try {
      return await run(server)
    } catch (error) {
      if (!isUnknownCall(error)) throw error
      isKnown = false
      return run(browser)
    }
  }
  return {
    list: (place) => where((queries) => queries.list(place)),
    save: (place, query) => where((queries) => queries.save(place, query)),
    remove: (place, title) => where((queries) => queries.remove(place, title)),
  }
}
