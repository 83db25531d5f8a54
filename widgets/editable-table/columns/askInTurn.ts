/** So many requests run at a time, so that a table of many rows leaves the server room for others. */
const concurrency = 6

/** Does something for each thing of a list, a few at a time; gives what came of it in the order of the list. */
export async function askInTurn<Thing, Result>(
  things: readonly Thing[],
  ask: (thing: Thing) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const rest = things.entries()
  const work = async () => {
    for (const [index, thing] of rest) results[index] = await ask(thing)
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, things.length) }, work))
  return results
}
