import { expect, test } from 'vitest'
import type { Client } from '../../runtime/data/index.ts'
import { createScriptFills } from '../../runtime/kinds/form/scripts/scriptFills.ts'
import type { DataRecord } from '../../runtime/registry/index.ts'
import { formOf } from '../form/formOf.ts'

const inner = { number: { fill: { rule: 'line' } }, name: {} }
const fields = { number: { fill: { rule: 'order' } }, note: {}, lines: { fields: inner }, place: { fields: inner } }

/** A form whose rules answer by their code, how often they were asked, and the name that they were given. */
function start(values: DataRecord) {
  const requests: string[] = []
  const pageForm = formOf({ fields, values })
  const change = async (path: string, body: unknown) => {
    requests.push(path)
    return { result: `${path.split('/').at(-1)}-${requests.length}-${(body as DataRecord).name ?? ''}` }
  }
  return { pageForm, requests, fills: createScriptFills(pageForm, { put: change } as unknown as Client) }
}

test('a script fills the fields of a form anew, whatever they hold', async () => {
  const { pageForm, requests, fills } = start({ number: 'old', name: 'Ada' })
  await fills.main()
  expect(pageForm.values()).toMatchObject({ number: 'order-1-Ada' })
  expect(requests).toEqual(['/sys/fillRule/executeRuleByCode/order'])
})

test.each<[words: string, place: unknown, numbers: readonly unknown[]]>([
  ['all rows', {}, ['line-1-A', 'line-2-B', 'line-3-C']],
  ['the row of a key', { id: '2', index: 0 }, [undefined, 'line-1-B', undefined]],
  ['the row of a place, such as a new one', { index: 2 }, [undefined, undefined, 'line-1-C']],
  ['no row that is not there', { id: '9' }, [undefined, undefined, undefined]],
])('a script fills %s of a sub-table', async (_case, place, numbers) => {
  const lines = [{ id: '1', name: 'A' }, { id: '2', name: 'B' }, { name: 'C' }]
  const { pageForm, fills } = start({ lines })
  await fills.sub('lines', inner, place)
  const rows = pageForm.values().lines as readonly DataRecord[]
  expect(rows.map(({ number }) => number)).toEqual(numbers)
  expect(rows.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
})

test('a script fills the record of a sub-form', async () => {
  const { pageForm, fills } = start({ place: { id: '1', name: 'Bern' } })
  await fills.sub('place', inner, {})
  expect(pageForm.values().place).toEqual({ id: '1', name: 'Bern', number: 'line-1-Bern' })
})

test('a row that moves while its rule is at work is filled where it is then', async () => {
  const { pageForm, fills } = start({
    lines: [
      { id: '1', name: 'A' },
      { id: '2', name: 'B' },
    ],
  })
  const done = fills.sub('lines', inner, { id: '1' })
  pageForm.setValues({
    lines: [
      { id: '2', name: 'B' },
      { id: '1', name: 'A' },
    ],
  })
  await done
  expect(pageForm.values().lines).toEqual([
    { id: '2', name: 'B' },
    { id: '1', name: 'A', number: 'line-1-A' },
  ])
})
