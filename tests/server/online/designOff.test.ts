import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { endpoints, toUrl } from '../modules/routes.ts'
import { makeForms, orderForms } from './forms.ts'

const isDesign = (code: string) => /^online\.(form|report|graph):(?!list$|auth$)/.test(code)
const designing = endpoints.filter(({ route: { access } }) => access.kind === 'code' && access.codes.every(isDesign))
const english = { 'accept-language': 'en' }

describeEachDatabase('a server whose designing is turned off', { environment: { DESIGN: '0' } }, (server) => {
  let formId = ''
  beforeAll(async () => {
    const [id = ''] = await makeForms(server().db, ...orderForms)
    formId = id
  })

  test('refuses it to administrators too, and says why', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    expect(designing.length).toBeGreaterThan(40)
    for (const { method, title, route } of designing) {
      const { status, body } = await server().call(method, toUrl(route, formId), {
        token,
        headers: english,
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
      })
      expect({ title, status, code: body.code, message: body.message }).toMatchObject({
        ...{ status: 403, code: 510, message: 'Designing is turned off on this server (`DESIGN`).' },
      })
    }
  })

  test('goes on with what was designed', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const added = await server().call('POST', `/online/cgform/api/form/${formId}`, { token, body: { code: 'A' } })
    expect(added.body.success, added.body.message).toBe(true)
    const read = await server().call<{ total: number }>('GET', `/online/cgform/api/getData/${formId}`, { token })
    expect(read.body.result.total).toBe(1)
    for (const path of ['/online/cgform/head/list', '/online/cgreport/head/list', '/online/graphreport/head/list'])
      expect((await server().call('GET', path, { token })).body.success).toBe(true)
  })

  test('tells the app and its administrators so', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const designer = await server().signIn({ codes: ['online.form:list', 'online.form:add', 'online.report:sql'] })
    for (const each of [token, designer.token]) {
      const { body } = await server().call<{ codeList: string[] }>('GET', '/sys/permission/getPermCode', {
        token: each,
      })
      expect(body.result.codeList).toEqual(['online.form:list'])
    }
    const { body } = await server().call<{ outcome: string; findings: readonly { text: string }[] }>(
      'GET',
      '/sys/permission/explain',
      { token, query: { user: username, url: '/online/cgform/api/addAll', method: 'POST' }, headers: english },
    )
    expect(body.result.outcome).toBe('denied')
    expect(body.result.findings.map(({ text }) => text)).toContain(
      'The code online.form:add is turned off on this server (`DESIGN`): nobody has it.',
    )
  })
})
