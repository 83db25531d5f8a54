import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { formatWireTime } from '../../../server/db/time.ts'
import { describeEachDatabase } from '../harness.ts'

describeEachDatabase('fill rules', {}, (server) => {
  const keep = async (values: object) => {
    const { token } = await server().signIn({ isAdmin: true })
    const ruleCode = `rule-${createId().slice(-12)}`
    const body = { ruleName: 'Rule', ruleCode, ...values }
    return { token, ruleCode, answer: (await server().call('POST', '/sys/fillRule/add', { token, body })).body }
  }
  const execute = async (token: string, ruleCode: string, body: object = {}) =>
    (await server().call<string>('PUT', `/sys/fillRule/executeRuleByCode/${ruleCode}`, { token, body })).body
  const day = () => formatWireTime(Date.now()).slice(0, 10).replaceAll('-', '')

  test('give order numbers with the prefix of their parameters', async () => {
    const { token } = await server().signIn()
    expect((await execute(token, 'shop_order_num')).result).toMatch(/^CN20\d{12}\d{4}$/)
    const { ruleCode } = await keep({ ruleClass: 'shop_order_num', ruleParams: '{"prefix":"SO-"}' })
    const body = await execute(token, ruleCode, { prefix: 'HACKED' })
    expect(body.result).toMatch(/^SO-20\d{16}$/)
    expect(body.message).toBe(body.result)
    expect((await execute(token, 'uuid')).result).toMatch(/^[0-9a-f]{32}$/)
  })

  test('count each day, each number once, and trying one uses none up', async () => {
    const { token, ruleCode } = await keep({ ruleClass: 'daily_serial', ruleParams: { prefix: 'P', digits: 3 } })
    const tryOut = async () =>
      (await server().call('GET', '/sys/fillRule/testFillRule', { token, query: { ruleCode } })).body.result
    expect(await tryOut()).toBe(`P${day()}001`)
    const given = await Promise.all(Array.from({ length: 6 }, () => execute(token, ruleCode)))
    const numbers = given.map(({ result }) => result).toSorted()
    expect(numbers).toEqual(['001', '002', '003', '004', '005', '006'].map((number) => `P${day()}${number}`))
    expect([await tryOut(), await tryOut()]).toEqual([`P${day()}007`, `P${day()}007`])
    await server().db.updateTable('sysSerialNumber').set({ day: '20200101' }).where('name', '=', ruleCode).execute()
    expect((await execute(token, ruleCode)).result).toBe(`P${day()}001`)
  })

  test('give the next code of departments and of categories', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const parent = createId()
    const rows = [
      { id: parent, departName: 'Top', orgCode: 'K01' },
      { id: createId(), departName: 'Below', orgCode: 'K01A04', parentId: parent },
    ]
    for (const row of rows) await server().db.insertInto('sysDepart').values(row).execute()
    expect((await execute(token, 'org_num_role', { parentId: parent })).result).toBe('K01A05')
    expect((await execute(token, 'org_num_role')).result).toBe('K02')
    expect((await execute(token, 'org_num_role', { parentId: 'nothing' })).message).toBe('上级部门不存在')
    const category = await server().call<{ id: string; code: string }>('POST', '/sys/category/add', {
      token,
      body: { name: 'Top' },
    })
    const { id, code } = category.body.result
    expect((await execute(token, 'category_code_rule', { pid: id })).result).toBe(`${code}A01`)
  })

  test('run several at once, each with its own form or the common one, and all or none', async () => {
    const { token, ruleCode } = await keep({ ruleClass: 'daily_serial' })
    const batch = async (rules: readonly object[]) =>
      (
        await server().call('PUT', '/sys/fillRule/executeRuleByCodeBatch', {
          token,
          body: { commonFormData: { parentId: 'nothing' }, rules },
        })
      ).body
    const failed = await batch([{ ruleCode }, { ruleCode: 'org_num_role' }])
    expect(failed).toMatchObject({ success: false, message: '上级部门不存在' })
    const done = await batch([{ ruleCode }, { ruleCode: 'org_num_role', formData: {} }])
    expect(done.result).toEqual([
      { ruleCode, result: `${day()}0001` },
      { ruleCode: 'org_num_role', result: expect.stringMatching(/^[A-Z]\d\d$/) },
    ])
  })

  test('are none but those of the registry, which the server lists in the language of the request', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    for (const code of ['nothing', 'constructor', 'org.example.Rule', '__proto__']) {
      expect(await execute(token, code)).toMatchObject({ success: false, message: `填值规则不存在：${code}` })
      const { answer } = await keep({ ruleClass: code })
      expect(answer).toMatchObject({ success: false, result: { ruleClass: '该填值规则未登记' } })
    }
    for (const ruleParams of ['[]', '1', 'not json', { text: 'x'.repeat(2001) }])
      expect((await keep({ ruleClass: 'uuid', ruleParams })).answer).toMatchObject({
        success: false,
        result: { ruleParams: expect.stringContaining('JSON') },
      })
    const { body } = await server().call<readonly { key: string; title: string }[]>('GET', '/sys/fillRule/rules', {
      token,
      headers: { 'accept-language': 'en' },
    })
    expect(body.result.find(({ key }) => key === 'uuid')?.title).toBe('Unique ID')
    const { answer } = await keep({ ruleClass: 'uuid' })
    expect(answer.result).toMatchObject({ ruleClass_dictText: '唯一标识' })
  })
})
