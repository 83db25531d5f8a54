import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAssembly, toChunks } from '../../../server/realtime/chunks.ts'

test('a text of any length comes out as it went in, whatever else comes between its pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 4 }), fc.nat(), (texts, seed) => {
      const assemble = createAssembly()
      const chunks = texts.flatMap((text) => toChunks(text, 40))
      const mixed = chunks
        .map((chunk, index) => ({ chunk, at: (index * 7919 + seed) % 101 }))
        .sort((one, other) => one.at - other.at)
      const received = mixed.map(({ chunk }) => assemble(chunk)).filter((text) => text !== undefined)
      expect(received.sort()).toEqual(texts.map((text) => Buffer.from(text).toString()).sort())
    }),
  )
})

test('no notification is longer than PostgreSQL takes', () => {
  for (const chunk of toChunks('长'.repeat(20_000))) expect(Buffer.byteLength(chunk)).toBeLessThan(8000)
})

test('what is no parcel gives nothing', () => {
  const assemble = createAssembly()
  for (const payload of ['', '{', 'null', '{"id":1}', '[]']) expect(assemble(payload)).toBeUndefined()
})
