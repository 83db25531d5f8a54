import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderRenames } from '../../../../server/online/tables/renames.ts'

test('any exchange of names comes out right, and no name is ever taken twice', () => {
  const names = ['a', 'b', 'c', 'moving_1', 'moving_2', 'x']
  fc.assert(
    fc.property(fc.shuffledSubarray(names), fc.shuffledSubarray([...names, 'new']), (from, targets) => {
      const to = targets.slice(0, from.length)
      const renames = from.slice(0, to.length).map((name, place) => ({ from: name, to: to[place] ?? name }))
      const there = new Map(renames.map((rename) => [rename.from, rename.to]))
      for (const step of orderRenames(renames, [...there.keys()])) {
        expect(there.has(step.to), JSON.stringify(step)).toBe(false)
        there.set(step.to, there.get(step.from) ?? '')
        there.delete(step.from)
      }
      for (const [name, wanted] of there) expect(name).toBe(wanted)
    }),
  )
})
