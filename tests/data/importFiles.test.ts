import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importFiles, toFileShares, toImportOutcome } from '../../runtime/data/importFiles.ts'
import { answerJson, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'
import { NodeXmlHttpRequest } from './xmlHttpRequest.ts'

beforeAll(() => void vi.stubGlobal('XMLHttpRequest', NodeXmlHttpRequest))
afterAll(() => void vi.unstubAllGlobals())

const sheet = (name: string) => new File(['rows'], name)
const request = {
  url: '/shop/order/importExcel',
  files: [sheet('one.xls'), sheet('two.xlsx')],
  fields: { isSingleTableImport: 'shop', foreignKeys: '{"shop":"7"}', validateStatus: '1' },
  signal: new AbortController().signal,
  onProgress: () => {},
}

describe('an import', () => {
  test('sends all files in one call, with what goes beside them (specification 7.4)', async () => {
    await using server = await startServer((_, response) =>
      answerJson(response, { success: true, code: 200, message: '文件导入成功！数据行数：2' }),
    )
    const outcome = await importFiles(createTestClient(server.origin).client, request)
    expect(outcome).toEqual({ kind: 'done', message: '文件导入成功！数据行数：2' })
    expect(server.seen).toHaveLength(1)
    const body = server.seen[0]?.body ?? ''
    for (const name of ['one.xls', 'two.xlsx']) expect(body).toContain(`name="files[]"; filename="${name}"`)
    for (const [name, value] of Object.entries(request.fields))
      expect(body.replaceAll('\r\n', '\n')).toContain(`name="${name}"\n\n${value}`)
    expect(body).not.toContain('name="biz"')
  })

  test('tells how far each file is', async () => {
    await using server = await startServer((_, response) => answerJson(response, { success: true }))
    const reported: (readonly number[])[] = []
    const onProgress = (shares: readonly number[]) => void reported.push(shares)
    await importFiles(createTestClient(server.origin).client, { ...request, onProgress })
    expect(reported.at(-1)).toEqual([1, 1])
  })

  test('that is refused rejects with the words of the server, and leaves telling them to the dialog', async () => {
    await using server = await startServer((_, response) =>
      answerJson(response, { success: false, code: 500, message: '文件导入失败:文件无法读取' }),
    )
    const { client, failures } = createTestClient(server.origin)
    await expect(importFiles(client, request)).rejects.toMatchObject({ message: '文件导入失败:文件无法读取' })
    expect(failures).toEqual([])
  })

  test('ends when the person leaves', async () => {
    const leaving = new AbortController()
    await using server = await startServer(() => leaving.abort())
    const call = importFiles(createTestClient(server.origin).client, { ...request, signal: leaving.signal })
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
  })
})

describe('the shares of files', () => {
  test.each([
    { sizes: [100, 300], share: 0, shares: [0, 0] },
    { sizes: [100, 300], share: 0.125, shares: [0.5, 0] },
    { sizes: [100, 300], share: 0.25, shares: [1, 0] },
    { sizes: [100, 300], share: 0.625, shares: [1, 0.5] },
    { sizes: [100, 300], share: 1, shares: [1, 1] },
    { sizes: [0, 100], share: 0.5, shares: [0.5, 0.5] },
    { sizes: [], share: 1, shares: [] },
  ])('of $sizes after $share of all are $shares', ({ sizes, share, shares }) => {
    expect(toFileShares(sizes, share)).toEqual(shares)
  })
})

describe('the answer of an import', () => {
  const whole = {
    totalCount: 12,
    errorCount: 2,
    successCount: 10,
    msg: '总上传行数：12',
    fileUrl: '/sys/common/static/x.txt',
    fileName: 'x.txt',
  }
  const message = '文件导入成功，但有错误。'
  test.each([
    {
      name: 'all is well',
      answer: { code: 200, message: 'ok', result: null },
      outcome: { kind: 'done', message: 'ok' },
    },
    { name: 'no code is well', answer: { code: 0, message: '', result: null }, outcome: { kind: 'done', message: '' } },
    {
      name: 'rows were left out',
      answer: { code: 201, message, result: whole },
      outcome: {
        kind: 'partial',
        message,
        summary: '总上传行数：12',
        totals: { total: 12, done: 10, failed: 2 },
        errorFile: { url: '/sys/common/static/x.txt', name: 'x.txt' },
        errorRows: [],
      },
    },
    {
      name: 'rows were left out, with a sheet of them and the first ones',
      answer: {
        code: 201,
        message,
        result: {
          sheetUrl: '/x.xlsx',
          sheetName: 'x.xlsx',
          errorRows: [{ row: 3, message: 'No name', cells: [{ name: 'Code', text: 'a' }] }, 'none'],
        },
      },
      outcome: {
        kind: 'partial',
        message,
        summary: '',
        errorSheet: { url: '/x.xlsx', name: 'x.xlsx' },
        errorRows: [{ row: 3, message: 'No name', cells: [{ name: 'Code', text: 'a' }] }],
      },
    },
    {
      name: 'rows were left out, and nothing says which',
      answer: { code: 201, message, result: null },
      outcome: { kind: 'partial', message, summary: '', errorRows: [] },
    },
    {
      name: 'one of the counts is missing or none',
      answer: {
        code: 201,
        message,
        result: { totalCount: 3, successCount: 'two', msg: 'x', fileUrl: '/x', fileName: 7 },
      },
      outcome: { kind: 'partial', message, summary: 'x', errorFile: { url: '/x', name: '' }, errorRows: [] },
    },
    {
      name: 'counts that are texts',
      answer: { code: 201, message, result: { totalCount: '3', successCount: '1', errorCount: '2', fileUrl: '' } },
      outcome: { kind: 'partial', message, summary: '', totals: { total: 3, done: 1, failed: 2 }, errorRows: [] },
    },
  ])('$name', ({ answer, outcome }) => {
    expect(toImportOutcome(answer)).toEqual(outcome)
  })
})
