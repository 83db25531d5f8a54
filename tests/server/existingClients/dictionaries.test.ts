import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { makeForms, type TestForm } from '../online/forms.ts'
import { type ClientRequest, sendAll } from './requests.ts'

const stored = "sys_user where username like '%ceshi%' and realname in ('Anna, of the office','Bert')"
const condition = "username like '%ceshi%' and realname in ('Anna, of the office','Bert')"
const segment = (text: string): string => encodeURIComponent(text)

const visits: TestForm = {
  head: { tableName: 'ceshi_visit', tableTxt: 'Visits' },
  fields: {
    host: { fieldShowType: 'list', dictTable: stored, dictField: 'username', dictText: 'realname' },
    guest: { fieldShowType: 'sel_search', dictTable: stored, dictField: 'username', dictText: 'realname' },
    // What is stored is not allowed for that: it names a column that is not open, or says more than a condition.
    secret: {
      fieldShowType: 'list',
      dictTable: "sys_user where password like '%'",
      dictField: 'id',
      dictText: 'realname',
    },
    nested: {
      ...{ fieldShowType: 'list', dictField: 'id', dictText: 'realname' },
      dictTable: 'sys_user where id in (select user_id from sys_session)',
    },
    calling: {
      fieldShowType: 'list',
      dictTable: "sys_user where username = lower('A')",
      dictField: 'id',
      dictText: 'realname',
    },
    several: {
      fieldShowType: 'list',
      dictTable: "sys_user where id = '1') or (true",
      dictField: 'id',
      dictText: 'realname',
    },
    ordered: {
      fieldShowType: 'list',
      dictTable: "sys_user where id = '1' order by id",
      dictField: 'id',
      dictText: 'realname',
    },
    open: {
      fieldShowType: 'list',
      dictTable: 'CESHI_PLACE where Grade >= 2 and not (NAME is null)',
      dictField: 'id',
      dictText: 'name',
    },
  },
}

const places: TestForm = {
  head: { tableName: 'ceshi_place', tableTxt: 'Places' },
  fields: { name: {}, grade: { dbType: 'int', dbLength: 10 }, hidden: {} },
}

const anna = { value: 'ceshi-anna', text: 'Anna, of the office' }

const asked: readonly ClientRequest[] = [
  // As it is stored behind the names, with the space that stood before it.
  {
    method: 'GET',
    path: `/sys/dict/loadDict/sys_user,realname,username, ${segment(condition)}?keyword=&pageSize=10`,
    expectation: { success: true, result: [anna] },
  },
  {
    method: 'GET',
    path: `/sys/dict/getDictItems/${segment(`${stored},realname,username`)}`,
    expectation: { success: true, result: [anna] },
  },
  {
    method: 'GET',
    path: `/sys/dict/loadDictItem/${segment(`sys_user,realname,username,${condition}`)}?key=ceshi-anna`,
    expectation: { success: true, result: [anna.text] },
  },
  {
    method: 'GET',
    path: '/online/cgform/api/getFormItem/ceshi_visit',
    expectation: { result: { schema: { properties: { host: { dictTable: stored, enum: [anna] } } } } },
  },
  {
    method: 'POST',
    path: '/online/cgform/api/form/ceshi_visit?tabletype=1',
    body: { host: 'ceshi-anna', guest: 'ceshi-other' },
    expectation: { success: true },
  },
  // Who fits the condition no more, or never did, still has a name.
  {
    method: 'GET',
    path: '/online/cgform/api/getData/ceshi_visit',
    expectation: {
      result: { records: [{ host_dictText: 'Anna, of the office', guest_dictText: 'Somebody else' }] },
    },
  },
]

const refused = [
  "sys_user,realname,username,username like '%'",
  // One that is stored with another table, or is a part of what is stored.
  `sys_depart,depart_name,id,${condition}`,
  "sys_user,realname,username,username like '%ceshi%'",
  "sys_user,realname,id,password like '%'",
  'sys_user,realname,id,id in (select user_id from sys_session)',
  "sys_user,realname,id,username = lower('A')",
  "sys_user,realname,id,id = '1') or (true",
  "sys_user,realname,id,id = '1' order by id",
]

const capitals: readonly ClientRequest[] = [
  {
    method: 'GET',
    path: '/sys/dict/loadTreeData?pid=0&pidField=PID&tableName=SYS_CATEGORY&text=NAME&code=ID&hasChildField=&condition=',
    expectation: { success: true, result: [{ title: 'Ceshi', leaf: 1 }] },
  },
  {
    method: 'GET',
    path: '/sys/dict/loadDict/SYS_USER,REALNAME,USERNAME?keyword=Anna',
    expectation: { result: [anna] },
  },
  {
    method: 'GET',
    path: "/online/cgform/api/querySelectOptions?table=SYS_CATEGORY&txt=NAME&key=ID&idField=ID&pidField=PID&condition=PID%3D'0'",
    expectation: { success: true, result: [{ label: 'Ceshi' }] },
  },
  {
    method: 'GET',
    path: '/sys/dict/loadDict/CESHI_PLACE,Name,ID',
    expectation: { success: true, result: [{ text: 'High' }, { text: 'Low' }] },
  },
  { method: 'GET', path: '/sys/dict/loadDict/CESHI_PLACE,HIDDEN,ID', expectation: { success: false } },
]

const names: readonly ClientRequest[] = [
  {
    method: 'GET',
    path: '/sys/duplicate/check?tableName=sys_sms_template&fieldName=template_code&fieldVal=ceshi&dataId=',
    expectation: { success: true, message: '该值可用！' },
  },
  {
    method: 'POST',
    path: '/sys/message/sysMessageTemplate/add',
    body: { templateCode: 'ceshi', templateName: 'Ceshi', templateType: '1', templateContent: 'x' },
    expectation: { success: true },
  },
  {
    method: 'GET',
    path: '/sys/duplicate/check?tableName=sys_sms_template&fieldName=template_code&fieldVal=ceshi&dataId=',
    expectation: { success: false },
  },
  {
    method: 'GET',
    path: '/sys/duplicate/check?tableName=SYS_SMS_TEMPLATE&fieldName=TEMPLATE_CODE&fieldVal=ceshi&dataId=',
    expectation: { success: false, message: '该值不可用，系统中已存在！' },
  },
]

describeEachDatabase('dictionaries of existing clients', {}, (server) => {
  beforeAll(async () => {
    const { db } = server()
    await makeForms(db, places, visits)
    for (const [username, realname] of [
      ['ceshi-anna', 'Anna, of the office'],
      ['ceshi-other', 'Somebody else'],
      ['bert', 'Bert'],
    ] as const)
      await db.insertInto('sysUser').values({ id: username, username, realname, password: 'none' }).execute()
    const { token } = await server().signIn({ isAdmin: true })
    for (const body of [
      { name: 'Low', grade: 1 },
      { name: 'High', grade: 10 },
    ])
      await server().call('POST', '/online/cgform/api/form/ceshi_place', { token, body })
    await server().call('POST', '/sys/category/add', { token, body: { name: 'Ceshi', pid: '0' } })
  })

  test('may carry a condition that stands in a form', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await sendAll(server(), token, asked)
  })

  test('carry it over the table of a form too, whose columns it opens', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const code = segment('ceshi_place,name,id,Grade >= 2 and not (NAME is null)')
    await sendAll(server(), token, [
      { method: 'GET', path: `/sys/dict/loadDict/${code}`, expectation: { success: true, result: [{ text: 'High' }] } },
    ])
  })

  describe('carry no condition', () => {
    test.each(refused)('%s', async (code) => {
      const { token } = await server().signIn({ isAdmin: true })
      const headers = { 'accept-language': 'en' }
      const [answer] = await sendAll(server(), token, [
        { method: 'GET', path: `/sys/dict/loadDict/${segment(code)}`, headers, expectation: { success: false } },
      ])
      expect(answer?.body.message).toBe('This table or column is not registered as a dictionary.')
    })
  })

  test('name tables and columns in capitals', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await sendAll(server(), token, capitals)
  })

  test('name tables as the family does', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await sendAll(server(), token, names)
  })
})
