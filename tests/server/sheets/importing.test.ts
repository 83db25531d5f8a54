import { describe, expect, test } from 'vitest'
import { createSheets } from '../../../server/http/spreadsheet/sheets.ts'
import { createTestServer } from '../harness.ts'
import { hostileFiles, makeHonest, makeWorkbook, slowFiles, toSheetXml } from '../hostileFiles.ts'
import { upload } from '../modules/upload.ts'
import { goodsTable, packOf } from '../packFixtures.ts'
import { listen, noticePath, openSocket } from '../realtime/socketClient.ts'

const slow = slowFiles[0]?.make() ?? Buffer.alloc(0)
const honest = makeHonest(1200)

const turnOf = (person: string, signal = new AbortController().signal) => {
  const reported: string[] = []
  const shares: number[] = []
  return {
    reported,
    shares,
    turn: {
      ...{ person, signal },
      onWait: (place: number) => void reported.push(`waits at ${place}`),
      onRead: (share: number) => void shares.push(share),
    },
  }
}

describe('reading for imports', () => {
  test('gives all rows of all files in batches, and tells how far it is', async () => {
    const sheets = createSheets()
    const { turn, shares } = turnOf('ann')
    const rows = await sheets.importing([honest, honest], turn, async (read) =>
      read.map((each) => ({ count: each.count, numbers: [...each.batches()].flat().map(([number]) => number) })),
    )
    expect(rows.map(({ count }) => count)).toEqual([1201, 1201])
    for (const { numbers } of rows) expect(numbers).toEqual(Array.from({ length: 1201 }, (_, index) => index + 1))
    expect(shares.toSorted((one, other) => one - other)).toEqual(shares)
    expect(shares.some((share) => share > 0 && share < 0.5)).toBe(true)
    expect(shares.at(-1)).toBe(1)
    sheets.close()
  })

  test('ends at the limit of time, and says which it is', async () => {
    const sheets = createSheets({ seconds: 1, secondsPerMegabyte: 0 })
    const read = sheets.importing([slow], turnOf('ann').turn, async () => 'read')
    await expect(read).rejects.toThrow('The import failed: reading was stopped after its limit of 1 seconds')
    // Its place is free for the next one.
    expect(await sheets.importing([honest], turnOf('ann').turn, async ([first]) => first?.count)).toBe(1201)
    sheets.close()
  })

  test('ends when the caller has gone, and when the server closes', async () => {
    const sheets = createSheets()
    const caller = new AbortController()
    const gone = sheets.importing([slow], turnOf('ann', caller.signal).turn, async () => 'read')
    const closed = sheets.importing([slow], turnOf('bob').turn, async () => 'read')
    caller.abort()
    await expect(gone).rejects.toThrow('The import failed: the import was canceled.')
    sheets.close()
    await expect(closed).rejects.toThrow('The import failed: the import was canceled.')
  })

  test('waits in a line, whose places are reported', async () => {
    const sheets = createSheets()
    const { turn, reported } = turnOf('ann')
    const { promise: ending, resolve: end } = Promise.withResolvers<string>()
    const first = sheets.importing([honest], turnOf('ann').turn, () => ending)
    const second = sheets.importing([honest], turn, async () => 'second')
    expect(reported).toEqual(['waits at 1'])
    end('first')
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    sheets.close()
  })
})

test('the person of an import is reported that it is read and saved, and how far', async () => {
  const server = await createTestServer('pglite', { install: packOf({ 'tables/goods.json': goodsTable }) })
  const user = await server.signIn({ codes: ['demo:goods:import'] })
  const socket = await openSocket(`${await listen(server)}${noticePath(user)}`)
  const fields = { progressId: 'work-1' }
  const file = { name: 'a.xlsx', content: honest }
  const { body } = await upload(server, user.token, '/demo/goods/importExcel', file, fields)
  expect(body.message).toBe('文件导入成功！数据行数：1200')
  await expect
    .poll(() => socket.received.at(-1))
    .toEqual({
      ...{ cmd: 'progress', msgId: 'work-1', phase: 'saving', done: 1200, total: 1200 },
    })
  const phases = socket.received.map((frame) => (frame as { readonly phase: string }).phase)
  expect([...new Set(phases)]).toEqual(['reading', 'saving'])
  await socket.close()
  await server.close()
})

test('a process that reads hostile files keeps no memory of them', async () => {
  const sheets = createSheets({ seconds: 2, secondsPerMegabyte: 0 })
  const heavy = ['holds 2 GB and says so.xlsx', 'shared strings of 1 GB.xlsx', '256,000 numbers.xls']
  const contents = hostileFiles.filter(({ name }) => heavy.includes(name)).map(({ make }) => make())
  expect(contents).toHaveLength(heavy.length)
  const run = async (content: Buffer) => {
    await sheets.importing([content], turnOf('ann').turn, async () => undefined).catch(() => undefined)
    return process.memoryUsage.rss()
  }
  for (const content of contents) await run(content)
  const before = process.memoryUsage.rss()
  let most = 0
  for (const content of contents) most = Math.max(most, await run(content))
  const megabytes = (most - before) / 1024 / 1024
  expect(megabytes).toBeLessThan(300)
  sheets.close()
})

test('a sheet of texts that are larger than what is kept is refused before it is kept', async () => {
  const sheets = createSheets()
  const cells = '<c t="s"><v>0</v></c>'.repeat(999)
  const content = makeWorkbook({
    sheet: toSheetXml(`<row>${cells}</row>`.repeat(30)),
    strings: `<sst><si><t>${'字'.repeat(3000)}</t></si></sst>`,
  })
  const read = sheets.importing([content], turnOf('ann').turn, async () => 'read')
  await expect(read).rejects.toThrow('the file holds more than 64 MB of text')
  sheets.close()
})
