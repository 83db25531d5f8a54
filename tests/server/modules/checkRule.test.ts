import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { readProcessorTime } from '../processorTime.ts'

interface Line {
  readonly digits: string
  readonly pattern: string
  readonly message: string
  readonly priority?: string
}

let made = 0

describeEachDatabase('check rules', {}, (server) => {
  const addRule = async (token: string, ruleJson: unknown) => {
    made += 1
    const ruleCode = `rule-${made}`
    const body = { ruleName: `Rule ${made}`, ruleCode, ruleJson }
    return { ruleCode, answer: (await server().call('POST', '/sys/checkRule/add', { token, body })).body }
  }
  const check = async (token: string, ruleCode: string, value: string) =>
    (await server().call('GET', '/sys/checkRule/checkByCode', { token, query: { ruleCode, value } })).body
  const keep = async (lines: readonly Line[]) => {
    const { token } = await server().signIn({ codes: ['checkRule:add', 'checkRule:edit', 'checkRule:list'] })
    const { ruleCode, answer } = await addRule(token, lines)
    expect(answer.success).toBe(true)
    return { token, ruleCode }
  }

  test('test the whole value, and the next characters one line after the other', async () => {
    const { ruleCode } = await keep([
      { digits: '*', pattern: '.{6}', message: 'six characters' },
      { digits: '1', pattern: '[A-Z]', message: 'a capital first' },
      { digits: '2', pattern: '\\d+', message: 'two digits' },
      { digits: '3', pattern: '[a-z张]+', message: 'three letters' },
    ])
    const { token } = await server().signIn()
    expect(await check(token, ruleCode, 'A12bcd')).toMatchObject({ success: true })
    expect(await check(token, ruleCode, 'A12张bc')).toMatchObject({ success: true })
    for (const [value, message] of [
      ['A12bcde', 'six characters'],
      ['a12bcd', 'a capital first'],
      ['A1xbcd', 'two digits'],
      ['A12bc4', 'three letters'],
    ] as const)
      expect(await check(token, ruleCode, value)).toMatchObject({ success: false, message })
  })

  test('take lines of priority 1 first, without moving the place of any line', async () => {
    const { token, ruleCode } = await keep([
      { digits: '2', pattern: '\\d\\d', message: 'digits', priority: '0' },
      { digits: '2', pattern: '[a-z]{2}', message: 'letters', priority: '1' },
    ])
    expect((await check(token, ruleCode, '12ab')).success).toBe(true)
    expect(await check(token, ruleCode, 'xxYY')).toMatchObject({ success: false, message: 'letters' })
    expect(await check(token, ruleCode, 'xxyy')).toMatchObject({ success: false, message: 'digits' })
  })

  test('count whole characters, and take values that were encoded twice', async () => {
    const { token, ruleCode } = await keep([
      { digits: '1', pattern: '.', message: 'one' },
      { digits: '*', pattern: '[\\w.\\-]*|😀x|\\{a\\}', message: 'other {x}' },
    ])
    expect((await check(token, ruleCode, '😀x')).success).toBe(true)
    expect((await check(token, ruleCode, encodeURIComponent('😀x'))).success).toBe(true)
    expect((await check(token, ruleCode, encodeURIComponent('{a}'))).success).toBe(true)
    expect((await check(token, ruleCode, '100%')).message).toBe('other {x}')
    expect((await check(token, ruleCode, '')).success).toBe(true)
  })

  test('of unknown codes are told', async () => {
    const { token } = await server().signIn()
    expect(await check(token, 'nothing', 'x')).toMatchObject({ success: false, message: '该编码不存在' })
  })

  test.each([
    ['what is no list', 'x', '请填写 1 至 50 条局部规则'],
    ['an empty list', [], '请填写 1 至 50 条局部规则'],
    ['a line that is none', [null], '第 1 条规则的位数须为'],
    ['digits that are none', [{ digits: '0', pattern: 'a', message: 'm' }], '第 1 条规则的位数须为'],
    ['no pattern', [{ digits: '*', pattern: '', message: 'm' }], '第 1 条规则的正则不能为空'],
    ['no message', [{ digits: '*', pattern: 'a', message: ' ' }], '第 1 条规则须有提示文本'],
    [
      'a broken pattern',
      [
        { digits: '*', pattern: 'a', message: 'm' },
        { digits: '*', pattern: '(a', message: 'm' },
      ],
      '第 2 条规则的正则不正确：(a',
    ],
    ['a pattern that leaves its group', [{ digits: '*', pattern: 'a)|(?:b', message: 'm' }], '第 1 条规则的正则不正确'],
  ])('refuse %s and name the line', async (_title, lines, message) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { answer } = await addRule(token, lines)
    expect(answer.success).toBe(false)
    expect(answer.message).toContain(message)
    expect(answer.result).toMatchObject({ ruleJson: expect.stringContaining(message) })
  })

  test('keep what they say and nothing else', async () => {
    const { token, ruleCode } = await keep([{ digits: '*', pattern: 'a', message: 'm' }])
    const list = () =>
      server().call<{ records: readonly { id: string; ruleJson: unknown }[] }>('GET', '/sys/checkRule/list', {
        token,
        query: { ruleCode },
      })
    const [rule] = (await list()).body.result.records
    expect(rule?.ruleJson).toEqual([{ digits: '*', pattern: 'a', message: 'm', priority: '0' }])
    const lines = JSON.stringify([{ digits: 3, pattern: '\u0024{7*7}', message: '{{1+1}}', priority: 1, more: 'x' }])
    await server().call('PUT', '/sys/checkRule/edit', { token, body: { id: rule?.id, ruleJson: lines } })
    expect((await list()).body.result.records[0]?.ruleJson).toEqual([
      { digits: '3', pattern: '\u0024{7*7}', message: '{{1+1}}', priority: '1' },
    ])
    expect((await check(token, ruleCode, 'abc')).message).toBe('{{1+1}}')
  })

  test('that other engines would read for ever hold nobody up', async () => {
    const { token, ruleCode } = await keep([
      { digits: '*', pattern: '(a+)+$', message: 'only letters a' },
      { digits: '*', pattern: '(\\w+\\s?)*z', message: 'm' },
    ])
    const durations: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const checks = Array.from({ length: 40 }, () => check(token, ruleCode, `${'a'.repeat(1500)}!`))
      const begun = readProcessorTime()
      const health = server()
        .call('GET', '/health')
        .then(() => readProcessorTime() - begun)
      expect(await Promise.all(checks)).toEqual(
        checks.map(() => expect.objectContaining({ success: false, message: 'only letters a' })),
      )
      durations.push(await health)
    }
    expect(Math.min(...durations)).toBeLessThan(200)
    expect((await check(token, ruleCode, 'aaaz')).success).toBe(false)
    expect(server().bugs).toEqual([])
  })

  test('that hang on what a group matched are stopped and named, and hold nobody up either', async () => {
    const { token, ruleCode } = await keep([{ digits: '*', pattern: '((a+)+)\\2b', message: 'm' }])
    const durations: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const begun = readProcessorTime()
      const checks = Array.from({ length: 10 }, () => check(token, ruleCode, `${'a'.repeat(1500)}!`))
      for (const body of await Promise.all(checks))
        expect(body).toMatchObject({ success: false, message: expect.stringContaining(`Rule ${made}`) })
      durations.push(readProcessorTime() - begun)
    }
    expect(Math.min(...durations)).toBeLessThan(300)
    expect((await check(token, ruleCode, 'aaab')).success).toBe(true)
    expect(server().bugs).toEqual([])
  })

  test('look ahead and back at what they ask of passwords', async () => {
    const { token, ruleCode } = await keep([
      { digits: '*', pattern: '(?=.*[A-Z])(?=.*\\d).{8,16}', message: 'a capital and a digit' },
      { digits: '*', pattern: '(?!.*(.)\\1{2}).*', message: 'three times the same' },
    ])
    expect((await check(token, ruleCode, 'Passw0rd')).success).toBe(true)
    expect((await check(token, ruleCode, 'password')).message).toBe('a capital and a digit')
    expect((await check(token, ruleCode, 'Passsw0rd')).message).toBe('three times the same')
  })

  test('that another system stored broken say so', async () => {
    const { token, ruleCode } = await keep([{ digits: '*', pattern: 'a', message: 'm' }])
    await server()
      .db.updateTable('sysCheckRule')
      .set({ ruleJson: JSON.stringify([{ digits: '*', pattern: '(a', message: 'm', priority: '0' }]) as never })
      .where('ruleCode', '=', ruleCode)
      .execute()
    expect(await check(token, ruleCode, 'a')).toMatchObject({ success: false, message: expect.stringContaining('(a') })
    expect(server().bugs).toEqual([])
  })
})
