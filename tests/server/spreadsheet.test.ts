import { readFile } from 'node:fs/promises'
import { read, utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { toFilePlace } from '../../server/files/fileStore.ts'
import type { RecordPage } from '../../server/http/envelope.ts'
import { describeEachDatabase, type TestServer } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'
import { readRows } from './readRows.ts'

type Cells = readonly (readonly unknown[])[]

const codes = ['list', 'add', 'export', 'import'].map((verb) => `demo:goods:${verb}`)

function toWorkbook(rows: Cells, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1')
  return write(book, { type: 'buffer', bookType }) as Buffer
}

async function importSheet(server: TestServer, token: string, content: Buffer, name = 'goods.xlsx') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/demo/goods/importExcel',
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'x-access-token': token },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json()
}

async function listCodes(
  server: TestServer,
  token: string,
  query: Record<string, string>,
): Promise<Record<string, unknown>[]> {
  const { body } = await server.call<RecordPage<Record<string, unknown>>>('GET', '/demo/goods/list', {
    token,
    query: { ...query, pageSize: 100, column: 'code', order: 'asc' },
  })
  return [...body.result.records]
}

describeEachDatabase(
  'spreadsheets',
  { modules: [], install: packOf({ 'tables/goods.json': goodsTable }) },
  (server) => {
    test('leave with a title row, a header row, and texts instead of dictionary values', async () => {
      const { token } = await server().signIn({ codes })
      for (const body of [
        { name: '=1+1', code: 'x1', grade: '1', price: 2.5 },
        { name: 'Other', code: 'x2' },
      ])
        await server().call('POST', '/demo/goods/add', { token, body })
      const { headers, content } = await server().call('GET', '/demo/goods/exportXls', {
        token,
        query: { code: 'x*', column: 'code', order: 'asc' },
      })
      expect(headers['content-type']).toBe('application/vnd.ms-excel')
      expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/)
      const book = read(content)
      const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
      const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
      expect(rows[1]?.slice(0, 3)).toEqual(['商品名称', 'code', 'price'])
      expect(rows[2]?.slice(0, 3)).toEqual(['=1+1', 'x1', 2.5])
      expect(rows[2]).toContain('好')
      expect(rows).toHaveLength(4)
      expect(Object.values(sheet).some((cell: { f?: string }) => cell.f !== undefined)).toBe(false)
    })

    test('leave in the format of today where the old one would cut a text', async () => {
      const { token } = await server().signIn({ codes })
      const tags = '长'.repeat(300)
      await server().call('POST', '/demo/goods/add', { token, body: { name: 'Long', code: 'long', tags } })
      const { headers, content } = await server().call('GET', '/demo/goods/exportXls', {
        token,
        query: { code: 'long' },
      })
      expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      expect(headers['content-disposition']).toMatch(/\.xlsx$/)
      expect((await readRows(content)).at(-1)).toContain(tags)
    })

    test('hold only the selected records where some are', async () => {
      const { token } = await server().signIn({ codes })
      const added = await Promise.all(
        ['y1', 'y2'].map((code) =>
          server().call<{ id: string }>('POST', '/demo/goods/add', { token, body: { name: code, code } }),
        ),
      )
      const { content } = await server().call('GET', '/demo/goods/exportXls', {
        token,
        query: { selections: added[1]?.body.result.id ?? '' },
      })
      expect((await readRows(content)).slice(2).map((row) => row[0])).toEqual(['y2'])
    })

    test('come back as they left', async () => {
      const { token } = await server().signIn({ codes })
      const rows: Cells = [
        ['Goods'],
        ['商品名称', 'code', 'price', 'grade', 'sold_at', 'soldAt', 'madeOn'],
        ['A', 'r1', 1.25, '好', 'ignored', '2024-01-01 08:00:00', '2024-02-03'],
      ]
      const answer = await importSheet(server(), token, toWorkbook(rows, 'biff8'), 'goods.xls')
      expect(answer).toMatchObject({ success: true, code: 200, message: '文件导入成功！数据行数：1' })
      expect(await listCodes(server(), token, { code: 'r1' })).toMatchObject([
        { name: 'A', price: 1.25, grade: '1', soldAt: '2024-01-01 08:00:00', madeOn: '2024-02-03' },
      ])
    })

    test.each([
      ['no title row', 0],
      ['one title row', 1],
      ['two title rows', 2],
    ])('are read with %s', async (_, titles) => {
      const { token } = await server().signIn({ codes })
      const code = `h${titles}-${server().engine}`
      const rows = [...Array.from({ length: titles }, () => ['Title']), ['Name', 'code'], ['N', code]]
      expect((await importSheet(server(), token, toWorkbook(rows))).success).toBe(true)
      expect(await listCodes(server(), token, { code })).toHaveLength(1)
    })

    test('keep a day that a spreadsheet holds as a date', async () => {
      const { token } = await server().signIn({ codes })
      const rows: Cells = [
        ['Name', 'code', 'madeOn'],
        ['D', 'day', new Date(Date.UTC(2024, 1, 29))],
      ]
      const book = utils.book_new()
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet(
          rows.map((row) => [...row]),
          { UTC: true },
        ),
        'S',
      )
      await importSheet(server(), token, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
      expect(await listCodes(server(), token, { code: 'day' })).toMatchObject([{ madeOn: '2024-02-29' }])
    })

    test('with wrong rows take the others, and say in a file what is wrong', async () => {
      const { token } = await server().signIn({ codes })
      const answer = await importSheet(
        server(),
        token,
        toWorkbook([
          ['Name', 'code', 'stock'],
          ['Good', 'm1', 1],
          ['', 'm2', 2],
          ['Bad', 'm3', 'many'],
          ['Twice', 'm1', 3],
          ['', '', ''],
        ]),
      )
      expect(answer).toMatchObject({
        success: true,
        code: 201,
        message: '文件导入成功，但有错误。',
        result: { totalCount: 4, successCount: 1, errorCount: 3 },
      })
      expect((await listCodes(server(), token, { code: 'm*' })).map((row) => row.code)).toEqual(['m1'])
      const path = String(answer.result.fileUrl).replace('/sys/common/static/', '')
      const text = await readFile(toFilePlace(server().config, path) ?? '', 'utf8')
      expect(text).toContain('第 3 行')
      expect(text).toContain('商品名称不能为空')
      expect(text).toContain('第 5 行')
    })

    test('that are none are refused readably', async () => {
      const { token } = await server().signIn({ codes })
      const broken = Buffer.from('PK\x03\x04 broken archive')
      expect(await importSheet(server(), token, broken)).toMatchObject({
        success: false,
        code: 500,
        message: '文件导入失败:文件无法读取',
      })
      const untitled = toWorkbook([
        ['nothing', 'known'],
        ['a', 'b'],
      ])
      expect(await importSheet(server(), token, untitled)).toMatchObject({
        success: false,
        code: 500,
        message: expect.stringMatching(/^文件导入失败:前五行中没有列标题，应包含：商品名称、/),
      })
      expect(await importSheet(server(), token, Buffer.from('not a sheet at all \0\x01'))).toMatchObject({
        success: false,
        code: 500,
        message: expect.stringMatching(/^文件导入失败:文件内容不是 \.xls 或 \.xlsx 表格.*另存为 \.xlsx/),
      })
      expect((await server().call('POST', '/demo/goods/importExcel', { token, body: {} })).body).toMatchObject({
        success: false,
      })
      expect(server().bugs).toEqual([])
    })
  },
)

describe('a file', () => {
  test.each(['../x', '/etc/passwd', 'temp/../../x', '..', 'a\0b'])('of the path %j lies nowhere', (path) => {
    expect(toFilePlace({ dataDir: '/tmp/data' }, path)).toBeUndefined()
  })
})
