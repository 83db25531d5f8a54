import { beforeAll, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import { bindRole } from '../online/formRules.ts'
import { makeForms, orderForms } from '../online/forms.ts'
import { addNode, grant } from './people.ts'

interface AccessReason {
  readonly topic: string
  readonly outcome: string
  readonly subject: string
  readonly text: string
  readonly by: string
}

interface Explanation {
  readonly outcome: string
  readonly findings: readonly AccessReason[]
}

describeEachDatabase('the explanation of what is made online', {}, (server) => {
  let orderId = ''

  beforeAll(async () => {
    const [id = ''] = await makeForms(server().db, ...orderForms)
    orderId = id
    const { token } = await server().signIn({ isAdmin: true })
    for (const code of ['A', 'B', 'C'])
      await server().call('POST', `/online/cgform/api/form/${id}`, { token, body: { code, customer: `of ${code}` } })
    const report = await server().call('POST', '/online/cgreport/head/add', {
      token,
      body: {
        head: { code: 'explained', name: 'Explained', cgrSql: 'select code from demo_order' },
        items: [{ fieldName: 'code', fieldTxt: 'Code' }],
      },
    })
    expect(report.body.success).toBe(true)
  })

  const explain = async (user: string, url: string, tenant?: number, asker?: string): Promise<Explanation> => {
    const token = asker ?? (await server().signIn({ isAdmin: true })).token
    const { body } = await server().call<Explanation>('GET', '/sys/permission/explain', {
      token,
      query: { user, url, ...(tenant === undefined ? {} : { tenant }) },
      headers: { 'accept-language': 'en' },
    })
    expect(body.success, body.message).toBe(true)
    return body.result
  }
  const about = ({ findings: reasons }: Explanation, topic: string) =>
    reasons.filter((reason) => reason.topic === topic)

  test('denies a form that nobody granted, at its page and at its calls', async () => {
    const { id } = await server().signIn({ codes: [] })
    for (const url of [`/online/cgformList/${orderId}`, '/api/online/cgform/api/getData/demo_order?pageNo=1']) {
      const explanation = await explain(id, url)
      expect(explanation.outcome, url).toBe('denied')
      expect(about(explanation, 'form')).toMatchObject([
        { outcome: 'denied', subject: 'demo_order', text: expect.stringContaining('onl:demo_order:list') },
      ])
    }
  })

  test('names the role that grants a form, the rule that narrows it, and what is withheld', async () => {
    const { id, roleId } = await server().signIn({ codes: [] })
    await grant(server(), roleId, await addNode(server(), { name: 'Orders', url: `/online/cgformList/${orderId}` }))
    const { db } = server()
    await bindRole(server(), orderId, { roleId, value: 'A' })
    for (const withheld of [
      { code: 'total', type: 1, page: 3, control: 5 },
      { code: 'delete', type: 2, page: 3, control: 5 },
      { code: 'batch_delete', type: 2, page: 3, control: 5 },
    ])
      await db
        .insertInto('onlAuthPage')
        .values({ id: createId(), cgformId: orderId, status: 1, ...withheld })
        .execute()
    const explanation = await explain(id, `/online/cgformList/${orderId}`)
    expect(explanation.outcome).toBe('narrowed')
    expect(about(explanation, 'form')).toMatchObject([{ outcome: 'allowed', by: 'Test' }])
    expect(about(explanation, 'rule')).toMatchObject([{ outcome: 'narrowed', subject: 'Rule on code' }])
    expect(about(explanation, 'field')).toMatchObject([{ outcome: 'narrowed', subject: 'total' }])
    expect(about(explanation, 'button')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: 'add', outcome: 'allowed' }),
        expect.objectContaining({ subject: 'delete', outcome: 'narrowed' }),
      ]),
    )
    expect(about(explanation, 'records')).toMatchObject([{ text: 'Of 3 records this user sees 1.' }])
  })

  test('tells values of rules and numbers of records to who reads these records', async () => {
    const { id, roleId } = await server().signIn({ codes: [] })
    const form = await addNode(server(), { name: 'Rows', url: `/online/cgformList/${orderId}` })
    const rule = { id: createId(), permissionId: form, ruleName: 'Only of somebody' }
    await server()
      .db.insertInto('sysPermissionDataRule')
      .values({ ...rule, ruleColumn: 'customer', ruleConditions: '=', ruleValue: 'of B' })
      .execute()
    await grant(server(), roleId, form)
    await server()
      .db.updateTable('sysRolePermission')
      .set({ dataRuleIds: rule.id })
      .where('roleId', '=', roleId)
      .execute()
    const reportedTo = async (...codes: readonly string[]) => {
      const { token } = await server().signIn({ codes: ['permission:explain', ...codes] })
      const explanation = await explain(id, `/online/cgformList/${orderId}`, undefined, token)
      const texts = about(explanation, 'rule').map(({ text }) => text)
      return [...texts, ...about(explanation, 'records').map(({ text }) => text)]
    }
    expect(await reportedTo()).toEqual([
      'The rule "Only of somebody"; its values are shown only to people who may read these records.',
    ])
    expect(await reportedTo('onl:demo_order:list')).toEqual([
      'The rule "Only of somebody": customer = of B',
      'Of 3 records this user sees 1.',
    ])
    const users = await server().signIn({ codes: ['user:list'] })
    const ofUsers = async (...codes: readonly string[]) => {
      const { token } = await server().signIn({ codes: ['permission:explain', ...codes] })
      return about(await explain(users.id, '/sys/user/list', undefined, token), 'records')
    }
    expect(await ofUsers()).toEqual([])
    expect(await ofUsers('user:list')).toHaveLength(1)
  })

  test('says of a menu entry that is not shown that a code opens the form anyway', async () => {
    const { id } = await server().signIn({ codes: ['onl:demo_order:list'] })
    await addNode(server(), { name: 'Orders elsewhere', url: `/online/cgformErpList/${orderId}` })
    const explanation = await explain(id, `/online/cgformErpList/${orderId}`)
    expect(about(explanation, 'menu')).toMatchObject([{ outcome: 'told' }])
    expect(about(explanation, 'form')).toMatchObject([{ outcome: 'allowed' }])
  })

  test('tells of reports as well', async () => {
    const { id } = await server().signIn({ codes: [] })
    const holder = await server().signIn({ codes: ['report:explained'] })
    const denied = await explain(id, '/online/cgreport/explained')
    expect(denied.outcome).toBe('denied')
    expect(about(denied, 'report')).toMatchObject([{ text: expect.stringContaining('report:explained') }])
    const allowed = await explain(holder.id, '/online/cgreport/api/getData/explained')
    expect(about(allowed, 'report')).toMatchObject([{ outcome: 'allowed' }])
  })

  test('leaves calls of the designer to their codes', async () => {
    const { id } = await server().signIn({ codes: [] })
    const explanation = await explain(id, `/online/cgform/api/planDbSynch/${orderId}/normal`)
    expect(about(explanation, 'code')).toMatchObject([{ outcome: 'denied', subject: 'online.form:synch' }])
  })
})
