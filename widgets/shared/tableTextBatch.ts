import type { Data } from '../../runtime/index.ts'

type Dictionaries = Pick<Data['dictionaries'], 'loadTexts'>

/** Keys that one call carries; its address stays short enough for every server. */
const batchSize = 100

interface Batch {
  readonly keys: Set<string>
  readonly texts: Promise<ReadonlyMap<string, string>>
}

const batches = new WeakMap<Dictionaries, Map<string, Batch>>()

async function loadBatch(dictionaries: Dictionaries, code: string, keys: readonly string[]) {
  const starts = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) => index * batchSize)
  const parts = await Promise.all(
    starts.map((start) => dictionaries.loadTexts(code, keys.slice(start, start + batchSize))),
  )
  const texts = parts.flat()
  return new Map(keys.map((key, index) => [key, texts[index] ?? key]))
}

/** The call that is about to go out for a table: a hundred cells that ask at once cost one. */
function openBatch(dictionaries: Dictionaries, code: string): Batch {
  const open = batches.get(dictionaries) ?? new Map<string, Batch>()
  batches.set(dictionaries, open)
  const waiting = open.get(code)
  if (waiting) return waiting
  const keys = new Set<string>()
  const texts = Promise.resolve().then(() => {
    open.delete(code)
    return loadBatch(dictionaries, code, [...keys])
  })
  const batch = { keys, texts }
  open.set(code, batch)
  return batch
}

/** The text of one key of a table. What is asked for in one turn goes out in one call, so a list of names costs one. */
export async function loadTableText(dictionaries: Dictionaries, code: string, key: string): Promise<string> {
  const { keys, texts } = openBatch(dictionaries, code)
  keys.add(key)
  return (await texts).get(key) ?? key
}
