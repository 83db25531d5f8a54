import { CallError } from '../callError.ts'
import type { Client } from '../client.ts'
import type { LoadTexts } from './textBatch.ts'

/**
 * The names of categories by their ids. The specification has the ids in the path; servers of the family that know them
 * only as a parameter say that there is no such path (wire contract 1.9).
 */
async function askNames(client: Client, ids: readonly string[]): Promise<readonly unknown[]> {
  const quiet = { report: false }
  const path = `/sys/category/loadDictItem/${ids.map(encodeURIComponent).join(',')}`
  const { result } = await client.get(path, { delNotExist: false }, quiet).catch((error: unknown) => {
    if (!(error instanceof CallError && error.code === 404)) throw error
    return client.get('/sys/category/loadDictItem', { ids: ids.join(','), delNotExist: false }, quiet)
  })
  return Array.isArray(result) ? result : []
}

/** Names come by position: one fewer than ids says that some id has none, but not which. */
async function loadNames(client: Client, ids: readonly string[]): Promise<readonly string[]> {
  const names = await askNames(client, ids)
  if (names.length !== ids.length && ids.length > 1)
    return (await Promise.all(ids.map((id) => loadNames(client, [id])))).flat()
  return ids.map((id, index) => String(names[index] ?? id))
}

const loaders = new WeakMap<Client, LoadTexts>()

/** The loader of the names of categories; one for each client, so that what is asked at once goes out as one call. */
export function categoryTextsOf(client: Client): LoadTexts {
  const known = loaders.get(client)
  if (known) return known
  const load: LoadTexts = (_code, ids) => loadNames(client, ids)
  loaders.set(client, load)
  return load
}
