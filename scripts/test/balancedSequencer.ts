import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Deals the files of a project out to its shards so that each gets about the same amount of text, which says more of the
 * time that they take than their number, by which the runner deals.
 */
export class BalancedSequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    return dealOut(files, count, ({ moduleId }) => [statSync(moduleId).size, moduleId])[index - 1] ?? []
  }
}

/** Items in `count` parts of about the same size, the same ones in every process: equal sizes go by their names. */
export function dealOut<Item>(
  items: readonly Item[],
  count: number,
  measure: (item: Item) => readonly [size: number, name: string],
): Item[][] {
  const parts = Array.from({ length: count }, () => ({ size: 0, items: [] as Item[] }))
  const measured = items.map((item) => {
    const [size, name] = measure(item)
    return { item, size, name }
  })
  measured.sort((one, other) => other.size - one.size || (one.name < other.name ? -1 : 1))
  for (const { item, size } of measured) {
    const smallest = parts.reduce((found, part) => (part.size < found.size ? part : found))
    smallest.items.push(item)
    smallest.size += size
  }
  return parts.map((part) => part.items)
}
