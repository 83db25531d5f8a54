import { createHash } from 'node:crypto'
import { type Mutation, toMutationKey } from './mutation.ts'

/** The folder of a file by which mutations are spread: a folder of the runtime or the server, or all widgets. */
export function toArea(file: string): string {
  const [top = '', second = ''] = file.split('/')
  return top === 'widgets' || !file.split('/')[2] ? top : `${top}/${second}`
}

/** Numbers from 0 up to 1 that follow from a seed. */
function createRandom(seed: number): () => number {
  let calls = 0
  return () => {
    calls += 1
    return createHash('sha256').update(`${seed}:${calls}`).digest().readUInt32BE() / 2 ** 32
  }
}

/**
 * Draws mutations over all areas: every area gives one in turn, large ones oftener, until there are enough. Of a file
 * only one is drawn, and none of those that are known to change no behaviour; these are answered as `replaced`.
 */
export function drawMutations(
  all: readonly Mutation[],
  count: number,
  seed: number,
  equivalent: ReadonlySet<string>,
): { readonly drawn: readonly Mutation[]; readonly replaced: readonly Mutation[] } {
  const random = createRandom(seed)
  const areas = [...Map.groupBy(all, ({ file }) => toArea(file)).values()].map((mutations) => [...mutations])
  const [drawn, replaced, files] = [[] as Mutation[], [] as Mutation[], new Set<string>()]
  // An area's share grows with the root of its size, so that small areas are seen and large ones are not lost.
  const weights = areas.map((area) => Math.sqrt(area.length))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const pick = (): Mutation[] => {
    let rest = random() * total
    for (const [index, area] of areas.entries()) {
      rest -= weights[index] ?? 0
      if (rest < 0) return area
    }
    return []
  }
  const untouched = new Set(areas)
  while (drawn.length < count && areas.some((area) => area.length > 0)) {
    const area = untouched.size > 0 ? ([...untouched][0] ?? []) : pick()
    untouched.delete(area)
    const [mutation] = area.splice(Math.floor(random() * area.length), 1)
    if (mutation === undefined || files.has(mutation.file)) continue
    if (equivalent.has(toMutationKey(mutation))) {
      replaced.push(mutation)
      untouched.add(area)
      continue
    }
    files.add(mutation.file)
    drawn.push(mutation)
  }
  return { drawn, replaced }
}
