import { expect, test } from 'vitest'
import type { Failure } from '../../../runtime/data/failures.ts'
import { toFailure } from '../../../runtime/data/failures.ts'
import { createQueryClient } from '../../../runtime/data/queryClient.ts'
import {
  loadOnlineForm,
  loadOnlineFormPicker,
  loadOnlineFormRecord,
} from '../../../runtime/online/form/loadOnlineForm.ts'
import { forgetDerivedPages } from '../../../runtime/page/forgetDerivedPages.ts'
import { onlineFormPage, toOnlineFormId } from '../../../runtime/page/onlineFormId.ts'
import { createPageLibrary } from '../../../runtime/page/pageLibrary.tsx'
import { type AnyKind, createRegistry } from '../../../runtime/registry/index.ts'
import { toSubContext } from '../../../server/online/form/answers/context.ts'
import { answer, answerJson, type LocalServer, startServer } from '../../data/localServer.ts'
import { createTestClient } from '../../data/testClient.ts'
import { answersOf, contextOf, describeForm, readFixture } from './forms.ts'

const base = '/api/online/cgform/api'
const calls = {
  getColumns: 'columns',
  getQueryInfo: 'query',
  getFormItem: 'item',
  getFormItemBytbname: 'item',
} as const

/** A server with the form of a fixture and its sub tables, by their tables; some of its calls may be refused. */
function serve(name: string, refused: readonly string[] = []) {
  const fixture = readFixture(name)
  const context = contextOf(fixture)
  const forms = new Map([
    [fixture.head.tableName, answersOf(describeForm(fixture), context)],
    ...context.subs.map((sub) => [sub.head.tableName, answersOf(sub, toSubContext(sub, context))] as const),
  ])
  return startServer(({ url }, response) => {
    const [call = '', code = ''] = url.pathname.slice(base.length + 1).split('/')
    const form = forms.get(decodeURIComponent(code))
    const part = Object.hasOwn(calls, call) ? calls[call as keyof typeof calls] : undefined
    if (form === undefined || part === undefined || refused.includes(call))
      return answerJson(response, { success: false, code: 500, message: 'NO_DB_SYNC', result: null }, 200)
    answer(response, form[part])
  })
}

function appOf(server: LocalServer) {
  const { client } = createTestClient(server.origin)
  const warnings: Failure[] = []
  const options = {
    client,
    queryClient: createQueryClient(),
    toFailure: (error: unknown) => toFailure(error, 'en'),
    warn: (failure: Failure) => warnings.push(failure),
  }
  return { options, warnings }
}

const kind = (id: string): AnyKind => ({ id, component: () => null, widgets: () => ({ shown: [], edited: [] }) })
const registry = createRegistry({
  widgets: [],
  kinds: ['list', 'form'].map((id) => ({ id, load: async () => kind(id) })),
  steps: [],
  onTexts: () => {},
})

const pathsOf = ({ seen }: LocalServer) => seen.map(({ url }) => url.pathname.slice(base.length))

test('a form is asked for its columns, its query bar and its fields, and becomes its list', async () => {
  await using server = await serve('purchase-order')
  const { options } = appOf(server)
  const { resolved, issues, freshFor } = await loadOnlineForm('buy_order', options)
  expect(pathsOf(server).toSorted()).toEqual([
    '/getColumns/buy_order',
    '/getFormItem/buy_order',
    '/getQueryInfo/buy_order',
  ])
  expect(resolved).toMatchObject({
    page: { kind: 'list', title: 'Purchase orders', form: { columns: 2 } },
    key: 'id',
  })
  expect([issues, freshFor]).toEqual([[], 0])
})

test('its form opens as a part of it, and the server is not asked again for that', async () => {
  await using server = await serve('vehicle-inner')
  const { options } = appOf(server)
  const sources = { shipped: {}, installedChecksum: () => undefined, fetch: () => Promise.reject(new Error('no page')) }
  const derived = { [onlineFormPage]: (part: string) => loadOnlineForm(part, options) }
  const library = createPageLibrary({ ...sources, derived }, registry)
  const id = toOnlineFormId({ code: 'fleet_vehicle', sub: 'fleet_repair' })
  expect((await library.prepare(id)).resolved.page).toMatchObject({ kind: 'list', id })
  const requested = server.seen.length
  expect((await library.prepare(`${id}#form`)).resolved.page).toMatchObject({ kind: 'form', id: `${id}#form` })
  expect(server.seen).toHaveLength(requested)
})

test('a description that was changed is asked for anew', async () => {
  await using server = await serve('customer-visit')
  const { options } = appOf(server)
  await loadOnlineForm('crm_visit', options)
  await forgetDerivedPages(options.queryClient)
  await loadOnlineForm('crm_visit', options)
  expect(server.seen).toHaveLength(6)
})

test('the list of a sub table holds what belongs to one main record', async () => {
  await using server = await serve('vehicle-inner')
  const { options } = appOf(server)
  const { resolved } = await loadOnlineForm('fleet_vehicle/fleet_repair', options)
  expect(resolved.page).toMatchObject({
    kind: 'list',
    title: 'Repairs',
    filter: { vehicle_plate: '{{ query.vehicle_plate }}' },
  })
  expect(resolved.source).toMatchObject({ tableType: 3 })
})

test('a picker shows the columns that it is asked for, the first of which names a record', async () => {
  await using server = await serve('customer-visit')
  const { resolved } = await loadOnlineFormPicker(
    'crm_visit?columns=visit_date,customer,nowhere',
    appOf(server).options,
  )
  expect(resolved.page).toMatchObject({
    kind: 'picker',
    columns: [{ field: 'visit_date' }, { field: 'customer' }],
    selection: { label: 'visit_date' },
  })
})

test('a record is read by its id, which is a part of an address and nothing else', async () => {
  await using server = await serve('customer-visit')
  const { resolved } = await loadOnlineFormRecord('crm_visit?id=7%2F%7B%7Buser.id%7D%7D', appOf(server).options)
  expect(pathsOf(server)).toEqual(['/getFormItemBytbname/crm_visit'])
  expect(resolved.page).toMatchObject({ kind: 'form', readOnlyWhen: 'true' })
  expect(JSON.stringify(resolved.page)).toContain('7%2F%7B%7Buser.id%7D%7D')
  expect(JSON.stringify(resolved.page)).not.toContain('{{user.id}}')
})

test('a query bar that cannot be had is a warning, and the list stands', async () => {
  await using server = await serve('customer-visit', ['getQueryInfo'])
  const { options, warnings } = appOf(server)
  const { resolved } = await loadOnlineForm('crm_visit', options)
  expect(resolved.page).not.toHaveProperty('query')
  expect(warnings).toMatchObject([{ level: 'warning' }])
})

test('a form that the server does not have is its refusal', async () => {
  await using server = await serve('customer-visit')
  await expect(loadOnlineForm('nothing', appOf(server).options)).rejects.toThrow('NO_DB_SYNC')
})

test('what was left out of a form shows as its issues, in the language of the app', async () => {
  await using server = await serve('complaint-buttons')
  const { issues } = await loadOnlineForm('desk_complaint', appOf(server).options)
  expect(issues).toMatchObject([{ file: 'online form desk_complaint', path: '/broken', code: 'expression-syntax' }])
})

test('the scripts of a form go beside its page, with what they may read of it', async () => {
  await using server = await serve('event-scripts')
  const loaded = await loadOnlineForm('evt_registration', appOf(server).options)
  expect(loaded).toMatchObject({
    scripts: {
      list: expect.stringContaining('badge(row)'),
      form: expect.stringContaining('loaded()'),
      about: { currentTableName: 'evt_registration', themeTemplate: 'normal' },
    },
  })
  expect(JSON.stringify(loaded.resolved)).not.toContain('return row.id')
})

test('a form without scripts brings none', async () => {
  await using server = await serve('customer-visit')
  expect(await loadOnlineForm('crm_visit', appOf(server).options)).not.toHaveProperty('scripts')
})

test('the form of a move has the fields that it takes, to be written, whatever the form itself says of them', async () => {
  await using server = await serve('claim-moves')
  const { options } = appOf(server)
  const { resolved } = await loadOnlineForm('shop_claim?move=answer', options)
  expect(resolved.page).toMatchObject({
    kind: 'form',
    title: 'Answer · Claims',
    layout: ['verdict', 'answer', 'answered_on'],
    submitLabel: 'Answer',
  })
  expect(resolved.fields.verdict).toMatchObject({ label: 'Verdict', required: true })
  for (const name of ['verdict', 'answer', 'answered_on'])
    for (const condition of ['editable', 'showWhen', 'disabledWhen'])
      expect(resolved.fields[name], `${name} ${condition}`).not.toHaveProperty(condition)
  await expect(loadOnlineForm('shop_claim?move=other', options)).rejects.toThrow('other')
})
