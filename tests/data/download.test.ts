import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { toFileName } from '../../runtime/data/download.ts'
import { answer, answerJson, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'

const sheet = (response: ServerResponse, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'Content-Type': 'application/vnd.ms-excel', ...headers }).end(body)

describe('a download', () => {
  test('gives the content and the name', async () => {
    const disposition = "attachment; filename=users.xls; filename*=UTF-8''%E7%94%A8%E6%88%B7.xls"
    await using server = await startServer((_, response) =>
      sheet(response, 'cells', { 'Content-Disposition': disposition }),
    )
    const { blob, fileName } = await createTestClient(server.origin).client.download('/sys/user/exportXls', {
      name: '*x*',
    })
    expect(await blob.text()).toBe('cells')
    expect(fileName).toBe('用户.xls')
    expect(server.seen[0]?.headers).toMatchObject({ 'x-access-token': 'token-1' })
    expect(server.seen[0]?.url.searchParams.get('name')).toBe('*x*')
  })

  test('without a name gives an empty one', async () => {
    await using server = await startServer((_, response) => sheet(response, 'cells'))
    expect((await createTestClient(server.origin).client.download('/x')).fileName).toBe('')
  })

  test('without content fails with the words of the catalogue', async () => {
    await using server = await startServer((_, response) => sheet(response, ''))
    const { client, failures } = createTestClient(server.origin)
    await expect(client.download('/x')).rejects.toMatchObject({ kind: 'empty' })
    expect(failures).toMatchObject([{ key: 'noData', message: '文件下载失败', level: 'warning' }])
  })

  test('that the server refuses fails with its words', async () => {
    await using server = await startServer((_, response) =>
      answerJson(response, { success: false, code: 510, message: '没有权限' }),
    )
    const { client, failures } = createTestClient(server.origin)
    await expect(client.download('/x')).rejects.toMatchObject({ kind: 'refused', code: 510 })
    expect(failures).toMatchObject([{ key: 'noPermission', message: '没有权限' }])
  })

  test('that gives an envelope in place of a file fails', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    await expect(createTestClient(server.origin).client.download('/x')).rejects.toMatchObject({ kind: 'empty' })
  })

  test('may be a JSON file', async () => {
    await using server = await startServer((_, response) => {
      response.setHeader('Content-Disposition', 'attachment; filename="page.json"')
      answerJson(response, { success: false })
    })
    const { blob, fileName } = await createTestClient(server.origin).client.download('/x')
    expect([await blob.text(), fileName]).toEqual(['{"success":false}', 'page.json'])
  })

  test('with an error status fails', async () => {
    await using server = await startServer((_, response) => answerJson(response, {}, 404))
    const { client, failures } = createTestClient(server.origin)
    await expect(client.download('/x')).rejects.toMatchObject({ kind: 'status', status: 404 })
    expect(failures).toMatchObject([{ message: '很抱歉，资源未找到!' }])
  })
})

describe('the name of a file', () => {
  const cases: readonly (readonly [disposition: string | null, name: string])[] = [
    [null, ''],
    ['inline', ''],
    ['attachment; filename=a.xls', 'a.xls'],
    ['attachment; filename="a b.xls"', 'a b.xls'],
    ['attachment;fileName=%E7%94%A8.xls', '用.xls'],
    ['attachment; filename="a \\"b\\".xls"', 'a "b".xls'],
    ["attachment; filename*=UTF-8''%E7%94%A8.xls; filename=x.xls", '用.xls'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.xls"', 'a.xls'],
    ['attachment; filename="100%.xls"', '100%.xls'],
  ]
  for (const [disposition, name] of cases) {
    test(`${disposition} is ${name || 'not known'}`, () => expect(toFileName(disposition)).toBe(name))
  }
})
