import { utils, write } from '@e965/xlsx'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { RecordPage } from '../../server/http/envelope.ts'
import { countInserts } from './countInserts.ts'
import { bindRules, type Rule } from './grantedRules.ts'
import { describeEachDatabase, type TestServer } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'
import { readRows } from './readRows.ts'

type Cells = readonly (readonly unknown[])[]

const codes = ['list', 'add', 'export', 'import'].map((verb) => `demo:goods:${verb}`)

function toWorkbook(rows: Cells): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

interface Sent {
  readonly files: Readonly<Record<string, Cells | Buffer>>
  readonly fields?: Readonly<Record<string, string>>
  readonly language?: string
}

/** Imports files as the app sends them: one call, each file under `files[]`. */
async function importFiles(server: TestServer, token: string, { files, fields = {}, language = 'en' }: Sent) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.isBuffer(content) ? content : toWorkbook(content)
    form.append('files[]', new Blob([new Uint8Array(bytes)]), name)
  }
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/demo/goods/importExcel',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-access-token': token,
      'accept-language': language,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json()
}

async function listGoods(server: TestServer, token: string, code: string) {
  const { body } = await server.call<RecordPage<Readonly<Record<string, unknown>>>>('GET', '/demo/goods/list', {
    token,
    query: { code, pageSize: 100, column: 'code', order: 'asc' },
  })
  return body.result.records
}

describeEachDatabase('an import', { install: packOf({ 'tables/goods.json': goodsTable }) }, (server) => {
  test('takes several files in one call and counts their rows together', async () => {
    const { token } = await server().signIn({ codes })
    const answer = await importFiles(server(), token, {
      files: {
        'one.xlsx': [
          ['Name', 'code'],
          ['A', 'f1'],
        ],
        'two.xlsx': [
          ['Name', 'code'],
          ['B', 'f2'],
          ['C', 'f3'],
        ],
      },
    })
    expect(answer).toMatchObject({ success: true, code: 200, message: 'Imported 3 rows.' })
    expect((await listGoods(server(), token, 'f*')).map(({ code }) => code)).toEqual(['f1', 'f2', 'f3'])
  })

  test('with wrong rows answers 201 with totals, and a file that tells each by its sheet and its row', async () => {
    const { token } = await server().signIn({ codes })
    const answer = await importFiles(server(), token, {
      files: {
        'good.xlsx': [
          ['Name', 'code'],
          ['A', 'g1'],
        ],
        'bad.xlsx': [
          ['Name', 'code', 'stock'],
          ['', 'g2', 1],
          ['C', 'g3', 'many'],
          ['D', 'g4', 4],
        ],
      },
    })
    expect(answer).toMatchObject({
      success: true,
      code: 201,
      message: 'Imported, but with errors.',
      result: {
        totalCount: 4,
        successCount: 2,
        errorCount: 2,
        msg: 'Rows: 4, imported: 2, with errors: 2',
        fileName: 'import-errors.txt',
        sheetName: 'import-errors.xlsx',
        errorRows: [
          {
            file: 'bad.xlsx',
            row: 2,
            message: 'Not saved: Name must not be empty',
            cells: [
              { name: 'code', text: 'g2' },
              { name: 'stock', text: '1' },
            ],
          },
          { file: 'bad.xlsx', row: 3, message: 'Not saved: stock has an invalid format' },
        ],
      },
    })
    const sheet = await server().app.inject({
      method: 'GET',
      url: `/api${answer.result.sheetUrl}`,
      headers: { 'x-access-token': token },
    })
    expect((await readRows(sheet.rawPayload)).slice(1)).toEqual([
      ['Name', 'code', 'stock', 'Reason'],
      ['', 'g2', '1', 'Not saved: Name must not be empty'],
      ['C', 'g3', 'many', 'Not saved: stock has an invalid format'],
    ])
    const file = await server().call('GET', answer.result.fileUrl, { token })
    expect(file.status).toBe(200)
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(file.text.split('\n')).toEqual([
      'Rows: 4, imported: 2, with errors: 2',
      'bad.xlsx, Row 2: Not saved: Name must not be empty',
      'bad.xlsx, Row 3: Not saved: stock has an invalid format',
      '',
    ])
    expect((await listGoods(server(), token, 'g*')).map(({ code }) => code)).toEqual(['g1', 'g4'])
  })

  test.each<[string, readonly Rule[]]>([
    ['of somebody who sees all records', []],
    ['of somebody whose rules let all of its rows in', [{ column: 'stock', operator: '>=', value: '0' }]],
  ])('%s writes the rows of a sheet by one statement, wrong ones among them', async (_, rules) => {
    const user = await server().signIn({ codes })
    await bindRules(server(), user, 'demo:goods:list', rules)
    const rows = Array.from({ length: 60 }, (_, index) => [`Row ${index}`, `s${index}`, index === 7 ? 'many' : index])
    const statements = await countInserts(server(), 'demo_goods', async () => {
      const answer = await importFiles(server(), user.token, {
        files: { 'a.xlsx': [['Name', 'code', 'stock'], ...rows, ['Again', 's1', 1]] },
      })
      expect(answer).toMatchObject({ code: 201, result: { totalCount: 61, successCount: 59, errorCount: 2 } })
    })
    expect(statements).toBe(1)
    await sql`delete from demo_goods where code like 's%'`.execute(server().db)
  })

  test('whose rows are all wrong says so in the same way', async () => {
    const { token } = await server().signIn({ codes })
    const answer = await importFiles(server(), token, {
      files: {
        'bad.xlsx': [
          ['Name', 'code'],
          ['', 'n1'],
        ],
      },
    })
    expect(answer).toMatchObject({ code: 201, result: { totalCount: 1, successCount: 0, errorCount: 1 } })
  })

  test('saves nothing when one of its files cannot be read', async () => {
    const { token } = await server().signIn({ codes })
    const answer = await importFiles(server(), token, {
      files: {
        'good.xlsx': [
          ['Name', 'code'],
          ['A', 'u1'],
        ],
        'bad.xlsx': Buffer.from('PK\x03\x04 broken archive'),
      },
    })
    expect(answer).toMatchObject({ success: false, message: 'The import failed: the file could not be read.' })
    expect(await listGoods(server(), token, 'u1')).toEqual([])
  })

  describe('gives every record the values of its foreign keys', () => {
    test('in place of what the sheet says', async () => {
      const { token } = await server().signIn({ codes })
      await importFiles(server(), token, {
        files: {
          'a.xlsx': [
            ['Name', 'code', 'tags'],
            ['A', 'k1', 'own'],
          ],
        },
        fields: { foreignKeys: JSON.stringify({ tags: 'given', id: 'x', createBy: 'somebody', nope: 1 }) },
      })
      const [record] = await listGoods(server(), token, 'k1')
      expect(record).toMatchObject({ tags: 'given' })
      expect(record?.id).not.toBe('x')
      expect(record?.createBy).not.toBe('somebody')
    })

    test.each(['[]', '"x"', '{', '1', 'null'])('and refuses %s', async (foreignKeys) => {
      const { token } = await server().signIn({ codes })
      const answer = await importFiles(server(), token, {
        files: {
          'a.xlsx': [
            ['Name', 'code'],
            ['A', 'k2'],
          ],
        },
        fields: { foreignKeys },
      })
      expect(answer).toMatchObject({ success: false, code: 500, message: 'The request is not valid: foreignKeys' })
      expect(await listGoods(server(), token, 'k2')).toEqual([])
    })
  })

  describe('of values of a dictionary', () => {
    const sheet = (code: string): Cells => [
      ['Name', 'code', 'grade'],
      ['A', `${code}1`, 'Good'],
      ['B', `${code}2`, '1'],
      ['C', `${code}3`, 'Superb'],
      ['D', `${code}4`, ''],
    ]

    test('keeps those that are not in it where the caller asks for no checks', async () => {
      const { token } = await server().signIn({ codes })
      const fields = { validateStatus: '0' }
      const answer = await importFiles(server(), token, { files: { 'a.xlsx': sheet('d') }, fields })
      expect(answer.code).toBe(200)
      expect((await listGoods(server(), token, 'd*')).map(({ grade }) => grade)).toEqual(['1', '1', 'Superb', null])
    })

    test('refuses those that are not in it', async () => {
      const { token } = await server().signIn({ codes })
      const answer = await importFiles(server(), token, { files: { 'a.xlsx': sheet('e') } })
      expect(answer).toMatchObject({ code: 201, result: { totalCount: 4, errorCount: 1 } })
      const { text } = await server().call('GET', answer.result.fileUrl, { token })
      expect(text).toContain('Row 4: grade: "Superb" is not in the dictionary')
      expect((await listGoods(server(), token, 'e*')).map(({ code }) => code)).toEqual(['e1', 'e2', 'e4'])
    })
  })

  test('is told in the language of the person', async () => {
    const { token } = await server().signIn({ codes })
    const answer = await importFiles(server(), token, {
      files: {
        'a.xlsx': [
          ['Name', 'code'],
          ['', 'l1'],
        ],
      },
      language: 'zh-TW',
    })
    expect(answer).toMatchObject({ message: '檔案匯入成功，但有錯誤。', result: { fileName: '匯入錯誤.txt' } })
  })

  test('can begin with an export of no record, which shows how a sheet has to look', async () => {
    const { token } = await server().signIn({ codes })
    await importFiles(server(), token, {
      files: {
        'a.xlsx': [
          ['Name', 'code'],
          ['A', 't1'],
        ],
      },
    })
    const { content } = await server().call('GET', '/demo/goods/exportXls', { token, query: { selections: '0' } })
    const rows = await readRows(content)
    expect(rows).toHaveLength(2)
    expect(rows[1]?.slice(0, 2)).toEqual(['商品名称', 'code'])
  })
})
