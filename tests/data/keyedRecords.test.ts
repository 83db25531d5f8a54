import { expect, test } from 'vitest'
import { loadRecord } from '../../runtime/data/keyed/recordBatch.ts'
import { createTestClient } from './testClient.ts'

/** A client whose server has records by id, and what it was asked. */
function start() {
  const requests: string[] = []
  const { client } = createTestClient('http://127.0.0.1', {
    async fetch(input, init) {
      const url = new URL(new Request(input, init).url)
      requests.push(`${url.pathname.replace('/api', '')} ${url.searchParams.get('id_MultiString') ?? ''}`.trim())
      const isReport = url.pathname.includes('/getRpColumns/')
      const records = [
        { id: 'a', name: 'Ada' },
        { id: 'g', name: 'Grace' },
        { id: 'x', name: 'Not asked for' },
      ]
      return Response.json({
        success: true,
        code: 200,
        result: isReport ? { cgRpConfigId: 'r-1' } : { records, total: 3 },
      })
    },
  })
  return { client, requests }
}

test('records that are asked for in one turn go out as one call', async () => {
  const { client, requests } = start()
  const question = { source: { onlineForm: 'customer' }, field: 'id' }
  const found = await Promise.all(['a', 'gone', 'a', 'g'].map((key) => loadRecord(client, question, key)))
  expect(found.map((record) => record?.name)).toEqual(['Ada', undefined, 'Ada', 'Grace'])
  expect(found[1]).toBeNull()
  expect(requests).toEqual(['/online/cgform/api/getData/customer a,gone,g'])
})

test('the rows of a report are asked for by its id', async () => {
  const { client, requests } = start()
  await loadRecord(client, { source: { onlineReport: 'sales' }, field: 'id' }, 'a')
  expect(requests).toEqual(['/online/cgreport/api/getRpColumns/sales', '/online/cgreport/api/getData/r-1 a'])
})
