import { expect, test } from 'vitest'
import { describeEachDatabase, type TestAnswer } from './harness.ts'
import { goodsTable, packOf } from './packFixtures.ts'

const codes = ['list', 'add', 'edit', 'delete', 'export'].map((verb) => `demo:goods:${verb}`)

/** Values of the probe set of the wire contract, section 6. */
const hostileTexts = [
  "'",
  "' or 1=1 --",
  '%27%20or%201=1',
  "1') or ('1'='1",
  'x\tunion\tselect',
  'x\nunion\nselect password from sys_user',
  'x/**/or/**/1=1',
  '`sys_user`',
  'select(1)',
  "';select pg_sleep(5)--",
  'x;.js',
  'x/x.js',
  '%2e%2e%2f',
  '\\',
  '%',
  '_',
  '$\u007b7*7}',
  '<#assign x=1>',
  '#{T(java.lang.Runtime)}',
  '{{1+1}}',
  '<img src=x onerror=alert(1)>',
  '🙂',
  "Robert'); drop table demo_goods;--",
]

const hostileNames = [
  "name' or 1=1",
  'name"',
  'password',
  '__proto__',
  'constructor',
  'demo_goods.name',
  'name--',
  'name desc',
  '(select 1)',
  'name,price;',
  '"name"',
  'NAME',
  'create_time',
  'sys_user.password',
]

const sqlWords = /syntax error|pg_|relation|sys_user|SELECT|unterminated|operator does not exist/

function expectHarmless(answer: TestAnswer<unknown>, what: string): void {
  expect([what, [200, 400].includes(answer.status)]).toEqual([what, true])
  expect([what, sqlWords.test(answer.body.message)]).toEqual([what, false])
}

describeEachDatabase(
  'hostile requests',
  { modules: [], install: packOf({ 'tables/goods.json': goodsTable }) },
  (server) => {
    const count = async () => (await server().db.selectFrom('packInstall').select('pack').execute()).length

    test('are values wherever a value is filtered by', async () => {
      const { token } = await server().signIn({ codes })
      await server().call('POST', '/demo/goods/add', { token, body: { name: 'Only', code: 'only' } })
      const packs = await count()
      for (const text of hostileTexts) {
        for (const form of [
          'name',
          'code_begin',
          'code_MultiString',
          'price',
          'soldAt',
          'isNew',
          'pageNo',
          'pageSize',
        ]) {
          const started = Date.now()
          const answer = await server().call<{ total: number }>('GET', '/demo/goods/list', {
            token,
            query: { code: 'only', [form]: text },
          })
          expectHarmless(answer, `${form}=${text}`)
          if (answer.body.success) expect([form, text, answer.body.result.total <= 1]).toEqual([form, text, true])
          expect(Date.now() - started).toBeLessThan(4000)
        }
        const superQueryParams = JSON.stringify([{ field: 'name', rule: 'eq', val: text }])
        const answer = await server().call<{ total: number }>('GET', '/demo/goods/list', {
          token,
          query: { superQueryParams },
        })
        expectHarmless(answer, superQueryParams)
        expect(answer.body.result.total).toBe(0)
        expectHarmless(await server().call('GET', '/demo/goods/queryById', { token, query: { id: text } }), text)
        expectHarmless(await server().call('DELETE', '/demo/goods/deleteBatch', { token, query: { ids: text } }), text)
      }
      expect(await count()).toBe(packs)
      expect(server().bugs).toEqual([])
    })

    test('come back as the text that they are', async () => {
      const { token } = await server().signIn({ codes })
      for (const [index, name] of hostileTexts.entries()) {
        const added = await server().call<{ id: string }>('POST', '/demo/goods/add', {
          token,
          body: { name, code: `h${index}` },
        })
        const { body } = await server().call<{ name: string }>('GET', '/demo/goods/queryById', {
          token,
          query: { id: added.body.result.id },
        })
        expect(body.result.name).toBe(name)
      }
    })

    test('find no column that is not declared', async () => {
      const { token } = await server().signIn({ codes })
      for (const name of hostileNames) {
        const sorted = await server().call('GET', '/demo/goods/list', { token, query: { column: name, order: 'asc' } })
        expect([name, sorted.body.success, sorted.body.message]).toEqual([
          name,
          false,
          expect.stringContaining('请注意，将要排序的列字段不存在：'),
        ])
        const queried = await server().call('GET', '/demo/goods/list', {
          token,
          query: { superQueryParams: JSON.stringify([{ field: name, rule: 'eq', val: 'x' }]) },
        })
        expect([name, queried.body.success]).toEqual([name, false])
        const filtered = await server().call('GET', '/demo/goods/list', { token, query: { [name]: 'x' } })
        // The refusal names what was sent.
        const message = filtered.body.message.replaceAll(name, '')
        expectHarmless({ ...filtered, body: { ...filtered.body, message } }, name)
      }
      expect(server().bugs).toEqual([])
    })

    test('write no key that is not declared', async () => {
      const { token } = await server().signIn({ codes })
      const body = Object.fromEntries(hostileNames.filter((name) => name !== '__proto__').map((name) => [name, 'x']))
      const { body: answer } = await server().call<Record<string, unknown>>('POST', '/demo/goods/add', {
        token,
        body: { ...body, name: 'Keys' },
      })
      expect(answer).toMatchObject({ success: true, result: { name: 'Keys', code: null } })
      const wrong = await server().call('POST', '/demo/goods/add', { token, body: [1, 2] })
      expect(wrong.body.success).toBe(false)
      const nested = await server().call<Record<string, string>>('POST', '/demo/goods/add', {
        token,
        body: { name: { $gt: '' }, code: ['a', 'b'] },
      })
      expect(nested.body).toMatchObject({ success: false, result: { name: '商品名称格式不正确' } })
    })
  },
)
