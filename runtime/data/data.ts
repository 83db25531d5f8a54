import type { QueryClient } from '@tanstack/react-query'
import type { Source } from '../language/index.ts'
import { type Client, type ClientOptions, createClient } from './client.ts'
import { createDictionaries, type Dictionaries } from './dictionaries.ts'
import type { ReadText } from './dictionaryItems.ts'
import { createDictionaryStorage } from './dictionaryStorage.ts'
import { type Failure, toFailure } from './failures.ts'
import { findOwnToken, toOwnAddress } from './ownAddress.ts'
import { createQueryClient } from './queryClient.ts'
import { invalidateRecords } from './recordsQuery.ts'
import { toSocketUrl } from './socketUrl.ts'
import { hasFileCookie, toStaticUrl } from './staticUrl.ts'

export interface DataOptions extends ClientOptions {
  /** The name of the person who is signed in; dictionaries are kept by person. */
  readonly getUser: () => string | undefined
  readonly storage: Storage
  /** The token of the person for stored files alone; undefined where the server gave none. */
  readonly getFileToken?: () => string | undefined
  /** Where stored files live; below the server's base when left out. */
  readonly staticBase?: string
  /** Gives the text of a dictionary item that is a key `@:key`; texts stand as they are when left out. */
  readonly readText?: ReadText
}

/** The wire of one app. */
export interface Data {
  readonly client: Client
  readonly queryClient: QueryClient
  readonly dictionaries: Dictionaries
  /** What the browser keeps beyond the session. */
  readonly storage: Storage
  /** The name of the person who is signed in. */
  readonly getUser: () => string | undefined
  /** The address of a stored path; with the token for files where no cookie goes along to the server. */
  staticUrl(path: string): string
  /** The address of a socket of the server by the segments of its path, with the token and the tenant. */
  socketUrl(...path: readonly string[]): URL
  /** The address of a page that is embedded with the person's token, which no other site gets to see. */
  ownAddress(path: string, parameters: Readonly<Record<string, string>>): string | undefined
  /** The person's token for a page that is embedded; nothing for other sites. */
  ownToken(path: string): string | undefined
  /** Fetches the records of a source, or behind a base, again; tables read as dictionaries follow. */
  reloadRecords(source: Source | string): Promise<void>
  /** A failure in the words and the language of the person. */
  toFailure(error: unknown): Failure
  /** Forgets rows and dictionaries, as at sign-out. */
  clear(): void
}

/** Allocates the wire of one app: the client, the store of its answers and the dictionaries. */
export function createData({
  getUser,
  storage,
  getFileToken = () => undefined,
  staticBase,
  readText = (text) => text,
  ...clientOptions
}: DataOptions): Data {
  const client = createClient(clientOptions)
  const queryClient = createQueryClient()
  const dictionaries = createDictionaries({
    client,
    queryClient,
    getUser,
    readText,
    storage: createDictionaryStorage(storage, Date.now),
  })
  const base = staticBase ?? `${client.base.href.replace(/\/+$/, '')}/sys/common/static`
  const folder = new URL(base, client.base)
  const findAddressToken = (): string | undefined => {
    if (folder.origin !== client.base.origin || hasFileCookie(folder, globalThis.location?.origin)) return undefined
    // A server of the family knows the token of the session alone.
    return getFileToken() ?? clientOptions.getToken()
  }
  return {
    client,
    queryClient,
    dictionaries,
    storage,
    getUser,
    staticUrl: (path) => toStaticUrl(path, { base, token: findAddressToken() }),
    socketUrl: (...path) => toSocketUrl(client.base, path, clientOptions.getToken(), clientOptions.getTenant()),
    ownAddress: (path, parameters) =>
      toOwnAddress(path, parameters, { base: client.base, page: location.href, token: clientOptions.getToken() }),
    ownToken: (path) => findOwnToken(path, { base: client.base, page: location.href, token: clientOptions.getToken() }),
    reloadRecords: async (source) => {
      await Promise.all([invalidateRecords(queryClient, source), dictionaries.invalidateTables()])
    },
    toFailure: (error) => toFailure(error, clientOptions.getLanguage()),
    clear() {
      queryClient.clear()
      dictionaries.clear()
    },
  }
}
