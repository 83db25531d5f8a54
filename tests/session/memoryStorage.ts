/** A browser's storage without a browser. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

/** A storage that has no room left. */
export const createFullStorage = () => ({
  ...createMemoryStorage(),
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
})
