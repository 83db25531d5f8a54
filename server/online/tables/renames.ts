/** A thing of the database that is to be called otherwise. */
export interface Rename {
  readonly from: string
  readonly to: string
}

/**
 * Brings renames into an order in which no name is ever taken twice. Where names go round in a circle, one of them
 * waits under a name of its own.
 *
 * @param taken every name that is there before, those that are renamed among them
 */
export function orderRenames(renames: readonly Rename[], taken: Iterable<string>): readonly Rename[] {
  const names = new Set(taken)
  const avoided = new Set([...names, ...renames.map(({ to }) => to)])
  const waiting = renames.filter(({ from, to }) => from !== to)
  const ordered: Rename[] = []
  const apply = (rename: Rename): void => {
    ordered.push(rename)
    names.delete(rename.from)
    names.add(rename.to)
  }
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ to }) => !names.has(to))
    const [next] = waiting.splice(Math.max(free, 0), 1)
    if (next === undefined) break
    if (free >= 0) {
      apply(next)
      continue
    }
    const aside = findFree(avoided)
    avoided.add(aside)
    apply({ from: next.from, to: aside })
    waiting.push({ from: aside, to: next.to })
  }
  return ordered
}

function findFree(avoided: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `moving_${number}`
    if (!avoided.has(name)) return name
  }
}
