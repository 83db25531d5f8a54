import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { installPacks } from '../../server/packs/install.ts'
import { describeDatabase } from './harness.ts'

const folder = fileURLToPath(new URL('../data/front', import.meta.url))
const schemas = fileURLToPath(new URL('../../schemas', import.meta.url))
const tables = ['master', 'month', 'trade', 'quote', 'event', 'article', 'comment', 'course', 'lesson'] as const

const rowsOf = (table: string): readonly unknown[] =>
  JSON.parse(readFileSync(`${folder}/rows/front_${table}.json`, 'utf8')) as readonly unknown[]

const install = (db: Parameters<typeof installPacks>[0]) =>
  installPacks(db, { packFolders: [schemas, folder], isDemo: true })

describeDatabase('the pack of a front', { install }, (server) => {
  test.each(tables)('the table of %s answers with all of its sample rows', async (table) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call('GET', `/front/${table}/list`, { token, query: { pageSize: '1' } })
    expect(body).toMatchObject({ success: true, result: { total: rowsOf(table).length } })
  })

  test('a comment that is sent twenty times with one key stands there once', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const body = { topic: 'article', subject: 'once', words: 'Once' }
    const request = { token, headers: { 'idempotency-key': 'comment-1' }, body }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server().call('POST', '/front/comment/add', request)),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const query = { subject: 'once' }
    const list = await server().call('GET', '/front/comment/list', { token, query })
    expect(list.body).toMatchObject({ success: true, result: { total: 1 } })
  })

  test('a quote has the prices of a day as a list', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call('GET', '/front/quote/queryById', {
      token,
      query: { id: 'front-quote-eurusd' },
    })
    expect(body).toMatchObject({ success: true, result: { symbol: 'EURUSD', digits: 5 } })
    expect((body.result as { readonly day: unknown }).day).toHaveLength(24)
  })
})
