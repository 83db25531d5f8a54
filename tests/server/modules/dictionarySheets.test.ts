import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { readRows } from '../readRows.ts'
import { upload } from './upload.ts'

const head = ['字典名称', '字典编码', '描述', '字典项名称', '数据值', '颜色', '字典项描述', '排序', '状态']
const newCode = () => `sheet-${createId().slice(-10)}`

const toSheet = (rows: readonly (readonly unknown[])[]): Buffer => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['字典'], head, ...rows.map((row) => [...row])]), 'Sheet1')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

const send = (server: TestServer, token: string, rows: readonly (readonly unknown[])[]) =>
  upload(server, token, '/sys/dict/importExcel', { name: 'dictionaries.xlsx', content: toSheet(rows) })

const itemsOf = (server: TestServer, dictCode: string) =>
  server.db
    .selectFrom('sysDict')
    .innerJoin('sysDictItem', 'sysDictItem.dictId', 'sysDict.id')
    .select(['dictName', 'itemText', 'itemValue', 'itemColor', 'sortOrder', 'status', 'sysDictItem.description'])
    .where('dictCode', '=', dictCode)
    .orderBy('sortOrder')
    .execute()

describeEachDatabase('dictionaries as sheets', {}, (server) => {
  test('bring their items along, and the items of what is there already', async () => {
    const { token } = await server().signIn({ codes: ['dict:import'] })
    const [fruit, tree] = [newCode(), newCode()]
    const first = await send(server(), token, [
      ['水果', fruit, '可食用', '苹果', 'apple', 'red', '脆', 1, 1],
      // Cells below a merged one are empty: the row goes on with the dictionary above it.
      ['', '', '', '梨', 'pear', '', '', 2, 0],
      ['树', tree, '', '', '', '', '', '', ''],
    ])
    expect(first.body).toMatchObject({ success: true, message: '文件导入成功！数据行数：3' })
    expect(await itemsOf(server(), fruit)).toEqual([
      {
        dictName: '水果',
        itemText: '苹果',
        itemValue: 'apple',
        itemColor: 'red',
        sortOrder: 1,
        status: 1,
        description: '脆',
      },
      {
        dictName: '水果',
        itemText: '梨',
        itemValue: 'pear',
        itemColor: null,
        sortOrder: 2,
        status: 0,
        description: null,
      },
    ])
    const second = await send(server(), token, [['换名', fruit, '', '桃', 'peach', '', '', 3, '']])
    expect(second.body).toMatchObject({ success: true })
    expect((await itemsOf(server(), fruit)).map(({ dictName, itemValue }) => [dictName, itemValue])).toEqual([
      ['水果', 'apple'],
      ['水果', 'pear'],
      ['水果', 'peach'],
    ])
    const trees = await server().db.selectFrom('sysDict').select('dictName').where('dictCode', '=', tree).execute()
    expect(trees).toEqual([{ dictName: '树' }])
  })

  test('say which rows are wrong and save the others, but no dictionary whose first item is wrong', async () => {
    const { token } = await server().signIn({ codes: ['dict:import'] })
    const [good, bad] = [newCode(), newCode()]
    const { body } = await send(server(), token, [
      ['好', good, '', '一', '1', '', '', 1, 1],
      ['好', good, '', '又一', '1', '', '', 2, 1],
      ['好', good, '', '', '2', '', '', 3, 1],
      ['坏', bad, '', '', '9', '', '', 1, 1],
      ['无', 'a,b', '', '一', '1', '', '', 1, 1],
      ['好', good, '', '', '', '', '', '', ''],
    ])
    expect(body).toMatchObject({ success: true, code: 201, result: { totalCount: 6, errorCount: 5, successCount: 1 } })
    expect((await itemsOf(server(), good)).map(({ itemText }) => itemText)).toEqual(['一'])
    expect(
      await server().db.selectFrom('sysDict').select('id').where('dictCode', 'in', [bad, 'a,b']).execute(),
    ).toEqual([])
  })

  test('leave the server with a row for each item, and come back as they left', async () => {
    const { token } = await server().signIn({ codes: ['dict:export', 'dict:import', 'dict:list'] })
    const [colour, empty] = [newCode(), newCode()]
    await send(server(), token, [
      ['颜色', colour, '界面', '绿', 'g', 'green', '', 1, 1],
      ['', '', '', '红', 'r', 'red', '警示', 2, 0],
      ['空', empty, '', '', '', '', '', '', ''],
    ])
    const { records } = (
      await server().call<{ records: { id: string }[] }>('GET', '/sys/dict/list', {
        token,
        query: { dictCode_MultiString: `${colour},${empty}`, column: 'dictName', order: 'asc' },
      })
    ).body.result
    const selections = records.map(({ id }) => id).join(',')
    const file = await server().call('GET', '/sys/dict/exportXls', {
      token,
      query: { selections, column: 'dictCode', order: 'asc' },
    })
    const rows = await readRows(file.content)
    expect(rows[1]).toEqual(head)
    expect(rows.slice(2).filter((row) => row[1] === colour)).toEqual([
      ['颜色', colour, '界面', '绿', 'g', 'green', '', '1', '1'],
      ['颜色', colour, '界面', '红', 'r', 'red', '警示', '2', '0'],
    ])
    expect(rows.slice(2).filter((row) => row[1] === empty)).toEqual([['空', empty, '', '', '', '', '', '', '']])
    expect(rows).toHaveLength(5)

    await server().db.deleteFrom('sysDict').where('dictCode', 'in', [colour, empty]).execute()
    const again = await upload(server(), token, '/sys/dict/importExcel', { name: 'again.xls', content: file.content })
    expect(again.body).toMatchObject({ success: true, message: '文件导入成功！数据行数：3' })
    expect((await itemsOf(server(), colour)).map(({ itemValue, status }) => [itemValue, status])).toEqual([
      ['g', 1],
      ['r', 0],
    ])
  })
})
