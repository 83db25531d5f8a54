import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalMessages } from '../../../server/http/spreadsheet/sheetMessages.ts'
import { createTestServer, type TestServer } from '../harness.ts'
import { percentile, watchHealth } from '../healthWatch.ts'
import { type HostileFile, hostileFiles, makeHonest } from '../hostileFiles.ts'
import { goodsTable, packOf } from '../packFixtures.ts'

/** What is said of a file, whatever the numbers in the words are. */
function toWords(outcome: HostileFile['outcome']): readonly string[] {
  if (outcome === 'noHead') return ['文件导入失败:前五行中没有列标题']
  if (outcome === 'taken') return ['文件导入成功']
  return refusalMessages[outcome].zh.split(/\{\w+\}/)
}

/** Milliseconds that somebody else may wait 99 times of 100 and at all, and that a refusal may take. */
const usualWait = 200
const longestWait = 1000
const longestRefusal = 5000

describe('a hostile file', () => {
  let server: TestServer | undefined
  let health: Awaited<ReturnType<typeof watchHealth>> | undefined
  let token = ''
  const all: number[] = []

  beforeAll(async () => {
    server = await createTestServer('pglite', { install: packOf({ 'tables/goods.json': goodsTable }) })
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
    health = await watchHealth(address)
    ;({ token } = await server.signIn({ codes: ['demo:goods:import'] }))
  })
  afterAll(async () => {
    await health?.end()
    await server?.close()
  })

  const send = (name: string, content: Buffer) => {
    if (health === undefined) throw new Error('There is no server.')
    return health.send('/demo/goods/importExcel', token, { name, content })
  }

  test.each(hostileFiles)(
    '$name is $outcome within seconds, and nobody else waits',
    async ({ name, make, outcome }) => {
      const content = make()
      await health?.take()
      const began = performance.now()
      const body = await send(name, content)
      const took = performance.now() - began
      const waits = (await health?.take()) ?? []
      all.push(...waits)
      for (const words of toWords(outcome)) expect(body.message).toContain(words)
      expect(body.success).toBe(outcome === 'taken')
      expect(took).toBeLessThan(longestRefusal)
      expect(Math.max(...waits)).toBeLessThan(longestWait)
      expect(server?.bugs).toEqual([])
    },
  )

  test('of any sort lets others wait less than 200 ms, 99 times of 100', () => {
    expect(all.length).toBeGreaterThan(1000)
    expect(percentile(all, 99)).toBeLessThan(usualWait)
  })

  test('of any sort leaves the next import as it was', async () => {
    const body = await send('honest.xlsx', makeHonest(50, 'xlsx', 'honest'))
    expect(body).toMatchObject({ success: true, code: 200, message: '文件导入成功！数据行数：50' })
  })
})
