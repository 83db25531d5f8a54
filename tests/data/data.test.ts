import { expect, test } from 'vitest'
import { createData } from '../../runtime/data/data.ts'
import { createMemoryStorage } from '../shared/memoryStorage.ts'
import { answer, startServer } from './localServer.ts'

test('signing out leaves neither answers nor dictionaries, in the page or in the browser', async () => {
  await using server = await startServer((_, response) => answer(response, [{ value: '1', text: '男' }]))
  const storage = createMemoryStorage()
  const data = createData({
    baseUrl: `${server.origin}/api`,
    storage,
    getToken: () => 'token-1',
    getTenant: () => 1000,
    getUser: () => 'admin',
    getLanguage: () => 'zh',
    getSignSecret: () => 'salt',
    onFailure: () => undefined,
  })
  await data.dictionaries.load('sex')
  await data.dictionaries.load('sex')
  expect(server.seen).toHaveLength(1)
  data.queryClient.setQueryData(['orders'], [1])
  data.clear()
  expect(data.queryClient.getQueryData(['orders'])).toBeUndefined()
  await data.dictionaries.load('sex')
  expect(server.seen).toHaveLength(2)
})
