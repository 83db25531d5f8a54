import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealOut } from '../../scripts/test/balancedSequencer.ts'

const measure = (item: { readonly size: number; readonly name: string }) => [item.size, item.name] as const

test('every file is in one shard, and no two shards differ by more than a file', () => {
  const files = fc.uniqueArray(fc.record({ size: fc.nat(20_000), name: fc.string() }), { selector: ({ name }) => name })
  fc.assert(
    fc.property(files, fc.integer({ min: 1, max: 4 }), (items, count) => {
      const shards = dealOut(items, count, measure)
      expect(shards).toHaveLength(count)
      expect(new Set(shards.flat())).toEqual(new Set(items))
      expect(shards.flat()).toHaveLength(items.length)
      const sizes = shards.map((shard) => shard.reduce((sum, { size }) => sum + size, 0))
      const largest = Math.max(0, ...items.map(({ size }) => size))
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(largest)
    }),
  )
})

test('every process deals the same, in whatever order it finds the files', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({ name, size: index % 2 }))
  expect(dealOut(items.toReversed(), 2, measure)).toEqual(dealOut(items, 2, measure))
})
