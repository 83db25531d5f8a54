/** The random number in the path of a stored file, wherever it stands: the rest of a path may be written in several ways. */
const mark = /_([0-9a-f]{20})(?![0-9a-f])/g

const none: ReadonlySet<string> = new Set()

/**
 * The keys of the stored files that a value names: by paths and addresses, in lists, in the JSON of files, and in texts with
 * pictures. What looks like one need not be of a file.
 */
export function findFileKeys(value: unknown): ReadonlySet<string> {
  const text = typeof value === 'object' && !(value instanceof Uint8Array) ? JSON.stringify(value) : value
  if (typeof text !== 'string' || text.length < 21) return none
  return new Set([...text.matchAll(mark)].flatMap(([, key]) => key ?? []))
}
