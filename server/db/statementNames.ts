/** The names of the statements that are worth being prepared. */
export interface StatementNames {
  /** Counts up whenever the names begin anew. */
  readonly generation: number
  /** The name of a statement; undefined for one that is rare, or that must not be prepared. */
  find(text: string): string | undefined
  /** Begins anew with other names. */
  renew(): void
}

/** A statement is prepared when it comes this often: one that comes once costs more that way. */
const often = 3

/** The most statements that a connection keeps prepared, and the most whose coming is counted. */
const maxNames = 200
const maxCounted = 1000

/** The tables of the server itself, whose columns no call changes. */
const ownTable = /^(sys|onl|site|pack)_/

/**
 * Allocates the names of the statements of one process. Only statements about tables of the server itself have one, and of
 * those none with a `*`: the tables of online forms and packs change, and a prepared statement whose columns have changed
 * fails.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  let generation = 0
  const renew = (): void => {
    generation += 1
    names.clear()
    counts.clear()
  }
  return {
    get generation() {
      return generation
    },
    find(text) {
      const known = names.get(text)
      if (known !== undefined) return known
      const count = (counts.get(text) ?? 0) + 1
      counts.delete(text)
      counts.set(text, count)
      const [oldest] = counts.keys()
      if (counts.size > maxCounted && oldest !== undefined) counts.delete(oldest)
      if (count < often || !isStable(text)) return undefined
      if (names.size >= maxNames) renew()
      const name = `pagewright_${generation}_${names.size}`
      names.set(text, name)
      return name
    },
    renew,
  }
}

function isStable(text: string): boolean {
  if (/\*(?!\))/.test(text) || /^\s*(begin|commit|rollback|savepoint|release|set|listen)\b/i.test(text)) return false
  const tables = [...text.matchAll(/\b(?:from|join|into|update)\s+"([^"]+)"/gi)].map(([, name = '']) => name)
  return tables.length > 0 && tables.every((name) => ownTable.test(name))
}

/** Whether a statement may change what columns a table has, after which statements about it have to be prepared anew. */
export function changesTables(text: string): boolean {
  return /^\s*(alter|drop|create)\s/i.test(text)
}
