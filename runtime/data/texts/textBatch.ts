/** The texts of keys of one table or other list of names, in their order. */
export type LoadTexts = (code: string, keys: readonly string[]) => Promise<readonly string[]>

/** Keys that one call carries; its address stays short enough for every server. */
const batchSize = 100

interface Batch {
  readonly keys: Set<string>
  readonly texts: Promise<ReadonlyMap<string, string>>
}

const batches = new WeakMap<LoadTexts, Map<string, Batch>>()

async function loadBatch(load: LoadTexts, code: string, keys: readonly string[]) {
  const starts = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) => index * batchSize)
  const parts = await Promise.all(starts.map((start) => load(code, keys.slice(start, start + batchSize))))
  const texts = parts.flat()
  return new Map(keys.map((key, index) => [key, texts[index] ?? key]))
}

/** The call that is about to go out for a list of names: a hundred cells that ask at once cost one. */
function openBatch(load: LoadTexts, code: string): Batch {
  const open = batches.get(load) ?? new Map<string, Batch>()
  batches.set(load, open)
  const waiting = open.get(code)
  if (waiting) return waiting
  const keys = new Set<string>()
  const texts = Promise.resolve().then(() => {
    open.delete(code)
    return loadBatch(load, code, [...keys])
  })
  const batch = { keys, texts }
  open.set(code, batch)
  return batch
}

/** The text of one key. What is asked for in one turn goes out in one call, so a list of names costs one. */
export async function loadText(load: LoadTexts, code: string, key: string): Promise<string> {
  const { keys, texts } = openBatch(load, code)
  keys.add(key)
  return (await texts).get(key) ?? key
}
