import { describe, expect, test } from 'vitest'
import { categoryTextsOf } from '../../runtime/data/texts/categoryTexts.ts'
import { loadText } from '../../runtime/data/texts/textBatch.ts'
import { answer, answerJson, type Handler, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'

const names: Readonly<Record<string, string>> = { c1: 'Fruit', c2: 'Roots' }

async function ask(handler: Handler, ids: readonly string[]) {
  await using server = await startServer(handler)
  const { client, failures } = createTestClient(server.origin)
  const texts = await Promise.all(ids.map((id) => loadText(categoryTextsOf(client), 'category', id)))
  return {
    texts,
    failures,
    requests: server.seen.map(({ url }) => `${url.pathname}?ids=${url.searchParams.get('ids')}`),
  }
}

describe('the names of categories', () => {
  test('are asked for in one call, with the ids in its path', async () => {
    const { texts, requests } = await ask((_, response) => answer(response, ['Fruit', 'Roots']), ['c1', 'c2', 'c1'])
    expect(texts).toEqual(['Fruit', 'Roots', 'Fruit'])
    expect(requests).toEqual(['/api/sys/category/loadDictItem/c1,c2?ids=null'])
  })

  test('come also from a server that knows the ids only as a parameter', async () => {
    const { texts, requests, failures } = await ask(
      ({ url }, response) =>
        url.searchParams.has('ids')
          ? answer(response, ['Fruit', 'Roots'])
          : answerJson(response, { success: false, code: 404, message: 'no such path' }, 404),
      ['c1', 'c2'],
    )
    expect(texts).toEqual(['Fruit', 'Roots'])
    expect(requests.at(-1)).toBe('/api/sys/category/loadDictItem?ids=c1,c2')
    expect(failures).toEqual([])
  })

  test('are asked for one by one when an id has none, so that none gets the name of another', async () => {
    const { texts } = await ask(
      ({ url }, response) => {
        const ids = (url.pathname.split('/').at(-1) ?? '').split(',')
        answer(
          response,
          ids.flatMap((id) => names[id] ?? []),
        )
      },
      ['gone', 'c1', 'c2'],
    )
    expect(texts).toEqual(['gone', 'Fruit', 'Roots'])
  })

  test.each([null, 'x', {}])('are the ids when the answer is %j', async (result) => {
    expect((await ask((_, response) => answer(response, result), ['c1'])).texts).toEqual(['c1'])
  })
})
