/** The browser's storage in memory; `limit` is the number of keys that it takes before it is full. */
export function createMemoryStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      if (!values.has(key) && values.size >= limit) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
  }
}
