import type { Connection } from './schema.ts'

/** What is done with the connection behind the transaction. */
type Work = (db: Connection) => void | Promise<void>

const waiting = new WeakMap<Connection, Work[]>()

/** Has something done once a transaction is committed, such as notifying people; never where it is not. */
export function afterCommit(transaction: Connection, work: Work): void {
  const works = waiting.get(transaction)
  if (works === undefined) waiting.set(transaction, [work])
  else works.push(work)
}

/** Runs a transaction and then what waits for its end. */
export async function runTransaction<T>(db: Connection, run: (transaction: Connection) => Promise<T>): Promise<T> {
  let works: readonly Work[] = []
  const result = await db.transaction().execute(async (transaction) => {
    const value = await run(transaction)
    works = waiting.get(transaction) ?? []
    return value
  })
  for (const work of works) await work(db)
  return result
}
