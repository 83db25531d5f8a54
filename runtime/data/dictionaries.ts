import type { QueryClient } from '@tanstack/react-query'
import { CallError } from './callError.ts'
import type { Client } from './client.ts'
import {
  type DictionaryItem,
  isTableCode,
  type ReadText,
  toDictionaryItems,
  toDictionaryMap,
} from './dictionaryItems.ts'
import { type DictionaryOwner, type DictionaryStorage, dictionaryLifetime } from './dictionaryStorage.ts'

/** Five minutes: tables change under a dictionary's feet, and servers of the family keep them as long (wire 1.1). */
const tableLifetime = 5 * 60 * 1000

/** Further parameters of a dictionary call. */
export type DictionaryParameters = Readonly<Record<string, string>>

export interface DictionarySearch {
  readonly pageSize?: number
  readonly signal?: AbortSignal
}

export interface DictionariesOptions {
  readonly client: Client
  readonly queryClient: QueryClient
  readonly storage: DictionaryStorage
  /** The name of the person who is signed in. */
  readonly getUser: () => string | undefined
  /** Gives the text of an item that is a key. */
  readonly readText: ReadText
}

/**
 * The dictionaries of the app (specification 7.2, wire contract 1.8). Items live in the query client, where requests of
 * many fields for one code are one call and a failure is never kept. Plain codes last seven days and survive a reload;
 * tables last five minutes.
 */
export interface Dictionaries {
  /** The query of one dictionary, for `useQuery` and `fetchQuery`. */
  toQuery(code: string, parameters?: DictionaryParameters): ReturnType<typeof toDictionaryQuery>
  load(code: string, parameters?: DictionaryParameters): Promise<readonly DictionaryItem[]>
  /** Takes in the map of all dictionaries that sign-in gives. */
  prime(allItems: unknown): void
  /** Empties the server's cache and takes all dictionaries anew; what is on the screen follows. */
  refresh(): Promise<void>
  /** Tells that records changed, from which tables are read as dictionaries. */
  invalidateTables(): Promise<void>
  /** The items of a table that hold the keyword, ten when not told otherwise; none, and no call, without a keyword. */
  search(code: string, keyword: string, options?: DictionarySearch): Promise<readonly DictionaryItem[]>
  /** The texts of the keys of a table, in their order; a key without a row gives itself. */
  loadTexts(code: string, keys: readonly string[], signal?: AbortSignal): Promise<readonly string[]>
  /** Forgets everything, as at sign-out. */
  clear(): void
}

/** The code as the last segment of a path; commas stay, because the signature is made of them (wire contract 1.3). */
const toSegment = (code: string): string => encodeURIComponent(code).replaceAll('%2C', ',')

interface DictionaryQueryFacts {
  readonly owner: DictionaryOwner
  readonly code: string
  readonly parameters: DictionaryParameters | undefined
  readonly storage: DictionaryStorage
  readonly fetchItems: () => Promise<readonly DictionaryItem[]>
}

const toQueryKey = ({ user, language }: DictionaryOwner, code: string, parameters?: DictionaryParameters) =>
  ['dictionary', isTableCode(code) ? 'table' : 'plain', user, language, code, parameters ?? null] as const

/** A code with parameters of its own is another dictionary than the code alone and is not stored. */
const isStored = (code: string, parameters: DictionaryParameters | undefined): boolean =>
  !isTableCode(code) && !parameters

function toDictionaryQuery({ owner, code, parameters, storage, fetchItems }: DictionaryQueryFacts) {
  const find = () => (isStored(code, parameters) ? storage.find(owner, code) : undefined)
  return {
    queryKey: toQueryKey(owner, code, parameters),
    queryFn: fetchItems,
    staleTime: isTableCode(code) ? tableLifetime : dictionaryLifetime,
    gcTime: isTableCode(code) ? tableLifetime : Number.POSITIVE_INFINITY,
    initialData: () => find()?.items,
    initialDataUpdatedAt: () => find()?.at,
  }
}

export function createDictionaries({
  client,
  queryClient,
  storage,
  getUser,
  readText,
}: DictionariesOptions): Dictionaries {
  // Counts the refreshes, so that an answer from before one is not taken for one from after it.
  let generation = 0
  const getOwner = (): DictionaryOwner => ({ user: getUser() ?? '', language: client.getLanguage() })

  async function fetchItems(owner: DictionaryOwner, code: string, parameters?: DictionaryParameters) {
    // A visitor reads the dictionaries of pages that are open to anyone.
    const url = `/sys/dict/get${owner.user === '' ? 'Visitor' : 'Dict'}Items/${toSegment(code)}`
    if (code.trim() === '') throw new CallError({ kind: 'dictionaryCode', url })
    const started = generation
    const { result } = await client.get(url, parameters)
    if (started !== generation) return fetchItems(owner, code, parameters)
    const items = toDictionaryItems(result, readText)
    if (isStored(code, parameters)) storage.write(owner, code, { items, at: Date.now() })
    return items
  }

  const dictionaries: Dictionaries = {
    toQuery(code, parameters) {
      const owner = getOwner()
      return toDictionaryQuery({
        owner,
        code,
        parameters,
        storage,
        fetchItems: () => fetchItems(owner, code, parameters),
      })
    },
    load: (code, parameters) => queryClient.fetchQuery(dictionaries.toQuery(code, parameters)),
    prime(allItems) {
      const owner = getOwner()
      const at = Date.now()
      for (const [code, items] of toDictionaryMap(allItems, readText)) {
        storage.write(owner, code, { items, at })
        queryClient.setQueryData(toQueryKey(owner, code), items, { updatedAt: at })
      }
    },
    async refresh() {
      await client.get('/sys/dict/refleshCache')
      const { result } = await client.get('/sys/dict/queryAllDictItems')
      generation += 1
      storage.clear()
      dictionaries.prime(result)
      const taken = toDictionaryMap(result)
      const { user, language } = getOwner()
      await queryClient.invalidateQueries({
        queryKey: ['dictionary'],
        predicate: ({ queryKey: [, , ofUser, ofLanguage, code, parameters] }) =>
          !(ofUser === user && ofLanguage === language && parameters === null && taken.has(String(code))),
      })
    },
    invalidateTables: () => queryClient.invalidateQueries({ queryKey: ['dictionary', 'table'] }),
    async search(code, keyword, { pageSize = 10, signal } = {}) {
      if (keyword.trim() === '') return []
      const query = { keyword: keyword.trim(), pageSize }
      const { result } = await client.get(`/sys/dict/loadDict/${toSegment(code)}`, query, signal ? { signal } : {})
      return toDictionaryItems(result, readText)
    },
    async loadTexts(code, keys, signal) {
      if (keys.length === 0) return []
      const query = { key: keys.join(','), delNotExist: false }
      // The keys stand in for texts that do not come.
      const quiet = { report: false, ...(signal ? { signal } : {}) }
      const { result } = await client.get(`/sys/dict/loadDictItem/${toSegment(code)}`, query, quiet)
      const texts = Array.isArray(result) ? result : []
      return keys.map((key, index) => String(texts[index] ?? key))
    },
    clear() {
      generation += 1
      storage.clear()
      queryClient.removeQueries({ queryKey: ['dictionary'] })
    },
  }
  return dictionaries
}
