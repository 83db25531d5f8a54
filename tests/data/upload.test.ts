import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answer, answerJson, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'
import { NodeXmlHttpRequest } from './xmlHttpRequest.ts'

beforeAll(() => void vi.stubGlobal('XMLHttpRequest', NodeXmlHttpRequest))
afterAll(() => void vi.unstubAllGlobals())

const picture = () => new File(['picture'], '头像.png', { type: 'image/png' })
const uploaded = { success: true, message: 'temp/a_1.png', code: 0 }

describe('an upload', () => {
  test('sends the file with its folder and gives the stored path', async () => {
    await using server = await startServer((_, response) => answerJson(response, uploaded))
    const { client } = createTestClient(server.origin)
    expect(await client.upload('/sys/common/upload', picture())).toMatchObject({ message: 'temp/a_1.png' })
    const [seen] = server.seen
    expect(seen?.method).toBe('POST')
    expect(seen?.headers).toMatchObject({ 'x-access-token': 'token-1', tenant_id: '1000' })
    expect(seen?.headers).not.toHaveProperty('x-sign')
    expect(seen?.body).toContain('name="file"; filename="头像.png"')
    expect(seen?.body).toMatch(/name="biz"\r\n\r\ntemp/)
    expect(seen?.body).toMatch(/name="isup"\r\n\r\n1/)
  })

  test('sends other fields in place of the folder', async () => {
    await using server = await startServer((_, response) => answerJson(response, uploaded))
    const fields = { biz: 'jeditor', jeditor: '1' }
    await createTestClient(server.origin).client.upload('/sys/common/upload', picture(), { fields })
    expect(server.seen[0]?.body).toMatch(/name="jeditor"\r\n\r\n1/)
    expect(server.seen[0]?.body).not.toContain('isup')
  })

  test('sends a form that is filled already as it is', async () => {
    await using server = await startServer((_, response) => answer(response, null))
    const form = new FormData()
    form.append('validateStatus', '1')
    await createTestClient(server.origin).client.upload('/sys/user/importExcel', form)
    expect(server.seen[0]?.body).toContain('name="validateStatus"')
    expect(server.seen[0]?.body).not.toContain('biz')
  })

  test('gives all that the server answers, for those that keep the path elsewhere', async () => {
    await using server = await startServer((_, response) => answerJson(response, { ...uploaded, url: 'u/a.png' }))
    const { body } = await createTestClient(server.origin).client.upload('/sys/common/upload', picture())
    expect(body).toEqual({ ...uploaded, url: 'u/a.png' })
  })

  test('goes out without the token where that is asked', async () => {
    await using server = await startServer((_, response) => answerJson(response, uploaded))
    await createTestClient(server.origin).client.upload('/x', picture(), { anonymous: true })
    expect(server.seen[0]?.headers).not.toHaveProperty('x-access-token')
  })

  test('tells how far it is', async () => {
    await using server = await startServer((_, response) => answerJson(response, uploaded))
    const shares: number[] = []
    const onProgress = (share: number) => void shares.push(share)
    await createTestClient(server.origin).client.upload('/sys/common/upload', picture(), { onProgress })
    expect(shares[0]).toBeCloseTo(0.5, 1)
    expect(shares.at(-1)).toBe(1)
  })

  test('that the server refuses gives its words', async () => {
    await using server = await startServer((_, response) =>
      answerJson(response, { success: false, message: '上传失败！' }),
    )
    const { client, failures } = createTestClient(server.origin)
    await expect(client.upload('/sys/common/upload', picture())).rejects.toMatchObject({
      kind: 'refused',
      message: '上传失败！',
    })
    expect(failures).toMatchObject([{ message: '上传失败！', level: 'warning' }])
  })

  test('ends in silence when its page is left', async () => {
    const controller = new AbortController()
    await using server = await startServer(() => controller.abort())
    const { client, failures } = createTestClient(server.origin)
    const call = client.upload('/sys/common/upload', picture(), { signal: controller.signal })
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    expect(failures).toEqual([])
    await server.hungUp
  })

  test('is given up when no answer comes in time', async () => {
    await using server = await startServer(() => undefined)
    const call = createTestClient(server.origin, { timeout: 50 }).client.upload('/sys/common/upload', picture())
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('says that the network is down', async () => {
    const server = await startServer(() => undefined)
    await server[Symbol.asyncDispose]()
    const call = createTestClient(server.origin).client.upload('/sys/common/upload', picture(), { report: false })
    await expect(call).rejects.toMatchObject({ kind: 'network' })
  })
})
