import { describe, expect, test } from 'vitest'
import { checkStatements } from '../../../server/modules/online-form-design/enhance/checkStatements.ts'
import { readStatement } from '../../../server/online/sql/reading/readStatement.ts'
import { watchLoop } from '../watchLoop.ts'
import { withParameters } from './queries.ts'

/** Milliseconds that this thread may work at once. */
const longest = 200

describe('the query of a report', () => {
  test.each<[string, string, RegExp]>([
    ['remarks within remarks', `select 1 ${'/*'.repeat(12_000)}${'*/'.repeat(12_000)}`, /nested too deeply/],
    ['operators without end', `select 1 ${'+-'.repeat(12_000)}1`, /nested too deeply/],
    ['a list of 20,000 numbers', `select ${'1,'.repeat(20_000)}1`, /read/],
    ['brackets within brackets', `select ${'('.repeat(20_000)}`, /nested too deeply/],
    ['a sum of 20,000 numbers', `select 1${'+1'.repeat(20_000)}`, /nested too deeply/],
    ['queries within queries', `select ${'(select '.repeat(4000)}1${')'.repeat(4000)}`, /nested too deeply/],
    ['7,000 parameters', `select ${withParameters("'§{a}',").repeat(5000)}1`, /more than 200 parameters/],
    ['20,000 words of another script', `select ${'名,'.repeat(20_000)}1`, /read/],
    ['one word of 50,000 letters and another one', `select ${'a'.repeat(49_000)} b c`, /cannot be read/],
  ])('of %s holds nobody up', async (_, sql, message) => {
    await readStatement('select 1', 'ann')
    const seen = await watchLoop(() => readStatement(sql, 'ann'))
    expect(seen.message).toMatch(message)
    expect(seen.standstill).toBeLessThan(longest)
  })

  test('is read once, and once more where it was refused', async () => {
    const sql = `select ${'1,'.repeat(3000)}1`
    expect(readStatement(sql, 'ann')).toBe(readStatement(sql, 'ann'))
    expect(await readStatement(sql, 'ann')).toBe(await readStatement(sql, 'ann'))
    const wrong = 'select from where'
    const first = readStatement(wrong, 'ann')
    await expect(first).rejects.toThrow('cannot be read')
    expect(readStatement(wrong, 'ann')).not.toBe(first)
    await expect(readStatement(wrong, 'ann')).rejects.toThrow('cannot be read')
  })
})

describe('the statements of a button', () => {
  const scope = { tables: ['a'], hasValue: () => true, person: 'ann' }
  test.each<[string, string, RegExp]>([
    ['a sum of 4,900 numbers', `update a set b = 1${'+1'.repeat(4900)}`, /nested too deeply/],
    ['operators without end', `update a set b = 1 ${'+-'.repeat(4900)}1`, /nested too deeply/],
    ['700 statements', 'delete from a;'.repeat(700), /read/],
    ['a mistake behind many words', `insert into a values (${'1,'.repeat(4900)}`, /syntax error/],
  ])('of %s hold nobody up', async (_, text, message) => {
    const seen = await watchLoop(() => checkStatements(text, scope))
    expect(seen.message).toMatch(message)
    expect(seen.standstill).toBeLessThan(longest)
  })
})
