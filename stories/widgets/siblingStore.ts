import type { DataRecord, Siblings } from '../../runtime/registry/index.ts'

/** The other fields around a widget of a story. */
export function createSiblingStore(first: DataRecord, onSet: (values: DataRecord) => void): Siblings {
  let values = first
  const listeners = new Set<() => void>()
  return {
    get: (name) => values[name],
    set(given) {
      values = { ...values, ...given }
      onSet(given)
      for (const listener of listeners) listener()
    },
    subscribe(_name, listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
