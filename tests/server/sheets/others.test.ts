import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../harness.ts'
import { makeHonest } from '../hostileFiles.ts'
import { upload } from '../modules/upload.ts'
import { goodsTable, packOf } from '../packFixtures.ts'
import { readRows } from '../readRows.ts'
import { watchLoop } from '../watchLoop.ts'

/** Milliseconds that others may be kept waiting at once; what the clock says of it, `npm run bench:sheets` measures. */
const longestWait = 200

describe('while sheets go in and out', () => {
  let server: TestServer | undefined
  let token = ''

  beforeAll(async () => {
    server = await createTestServer('pglite', { install: packOf({ 'tables/goods.json': goodsTable }) })
    const codes = ['list', 'import', 'export'].map((verb) => `demo:goods:${verb}`)
    ;({ token } = await server.signIn({ codes }))
  })
  afterAll(() => server?.close())

  const opened = (): TestServer => {
    if (server === undefined) throw new Error('There is no server.')
    return server
  }

  const watch = async (work: () => Promise<unknown>) => {
    const { message, standstill } = await watchLoop(work)
    expect(message).toBe('read')
    expect(standstill).toBeLessThan(longestWait)
  }

  test.each(['xlsx', 'biff8'] as const)('others are served during an import of the format %s', async (format) => {
    const content = makeHonest(3000, format, format)
    await watch(async () => {
      const { body } = await upload(opened(), token, '/demo/goods/importExcel', { name: 'goods', content })
      expect(body.message).toBe('文件导入成功！数据行数：3000')
    })
  })

  test.each([
    [19_000, 'application/vnd.ms-excel'],
    [40_000, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('others are served during an export of %d rows, which takes little memory', async (count, type) => {
    const { db } = opened()
    await sql`delete from demo_goods`.execute(db)
    await sql`
      insert into demo_goods (id, name, code, price, stock, tags, grade, create_time)
      select md5(n::text), 'Name of ' || n, 'e' || n, trim_scale(n / 4.0), n, 'tag ' || n % 50, '1', now() - n * interval '1 second'
      from generate_series(1, ${sql.lit(count)}) n`.execute(db)
    await sql`analyze demo_goods`.execute(db)
    const before = process.memoryUsage.rss()
    let content: Buffer = Buffer.alloc(0)
    await watch(async () => {
      const answer = await opened().call('GET', '/demo/goods/exportXls', { token })
      expect(answer.headers['content-type']).toBe(type)
      content = answer.content
    })
    // Written by the library, each cell of the old format took 16 KB: 4 GB in all.
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(500)
    const rows = await readRows(content)
    expect(rows).toHaveLength(count + 2)
    expect(rows.at(-1)?.slice(0, 4)).toEqual([`Name of ${count}`, `e${count}`, String(count / 4), String(count)])
  })
})
