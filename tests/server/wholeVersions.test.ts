import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from './harness.ts'

type Row = Readonly<Record<string, unknown>>

interface Answer {
  readonly success: boolean
  readonly message: string
  readonly result: Row
}

const name = '_recordVersion'
const headers = { 'x-record-version': 'true', 'accept-language': 'en' }

describeEachDatabase('versions of what is loaded and saved as a whole', {}, (server) => {
  let token = ''
  let username = ''
  beforeAll(async () => {
    const administrator = await server().signIn({ isAdmin: true })
    token = administrator.token
    username = administrator.username
  })

  const call = async <T = Row>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    content: { readonly body?: object; readonly query?: Readonly<Record<string, string>> } = {},
    isPlain = false,
  ) => (await server().call<T>(method, path, { token, ...(isPlain ? {} : { headers }), ...content })).body
  const must = async (answer: Promise<Answer>): Promise<Row> => {
    const { success, message, result } = await answer
    expect(success, message).toBe(true)
    return result
  }

  /** Something that two people load and save: how it is read and written, what the second one brings, what stands then. */
  interface Case {
    readonly read: (isPlain?: boolean) => Promise<Row>
    readonly write: (loaded: Row, change: number, isPlain?: boolean) => Promise<Answer>
    /** What a change leaves to be read. */
    readonly shows: (change: number) => object
  }

  const texts = ['None', 'First', 'Second']
  let count = 0
  /** A word that no other case has. */
  const fresh = (word: string) => {
    count += 1
    return `${word}_${username}_${count}`
  }
  const cases = {
    'security settings': async () => ({
      read: (isPlain) => must(call('GET', '/sys/security/settings', {}, isPlain)),
      write: (loaded, change, isPlain) =>
        call('PUT', '/sys/security/settings', { body: { lockMinutes: 20 + change, [name]: loaded[name] } }, isPlain),
      shows: (change) => ({ lockMinutes: 20 + change }),
    }),
    'the own account': async () => ({
      read: (isPlain) => must(call('GET', '/sys/user/login/setting/getUserData', {}, isPlain)),
      write: (loaded, change, isPlain) =>
        call(
          'POST',
          '/sys/user/login/setting/userEdit',
          { body: { telephone: `0101234567${change}`, [name]: loaded[name] } },
          isPlain,
        ),
      shows: (change) => ({ telephone: `0101234567${change}` }),
    }),
    'who acts for somebody': async () => {
      const [person, delegate] = [await server().signIn(), await server().signIn()]
      const query = { userName: person.username }
      const save = (body: object, isPlain?: boolean) =>
        call(
          'PUT',
          '/sys/sysUserAgent/save',
          { body: { ...query, agentUserName: delegate.username, ...body } },
          isPlain,
        )
      const endTime = '2031-01-01 00:00:00'
      await must(save({ startTime: '2030-01-01 00:00:00', endTime }))
      return {
        read: (isPlain) => must(call('GET', '/sys/sysUserAgent/queryByUserName', { query }, isPlain)),
        write: (loaded, change, isPlain) =>
          save({ startTime: `2030-01-0${change + 1} 00:00:00`, [name]: loaded[name] }, isPlain),
        shows: (change) => ({ startTime: `2030-01-0${change + 1} 00:00:00` }),
      }
    },
    'the data rules that bind a role': async () => {
      const node = { name: 'Ruled', menuType: 0, url: `/${fresh('ruled')}` }
      const permissionId = String((await must(call('POST', '/sys/permission/add', { body: node }))).id)
      const role = { roleName: 'Bound', roleCode: fresh('bound') }
      const roleId = String((await must(call('POST', '/sys/role/add', { body: role }))).id)
      await call('POST', '/sys/permission/saveRolePermission', { body: { roleId, permissionIds: permissionId } })
      const rules: string[] = []
      for (const value of ['1', '2', '3']) {
        const rule = { permissionId, ruleName: value, ruleColumn: 'sex', ruleConditions: '=', ruleValue: value }
        await must(call('POST', '/sys/permission/addPermissionRule', { body: rule }))
      }
      const path = `/sys/role/datarule/${permissionId}/${roleId}`
      const loaded = await must(call('GET', path))
      rules.push(...(loaded.datarule as readonly Row[]).map(({ id }) => String(id)))
      return {
        read: (isPlain) => must(call('GET', path, {}, isPlain)),
        write: (read, change, isPlain) =>
          call(
            'POST',
            '/sys/role/datarule',
            { body: { roleId, permissionId, dataRuleIds: rules[change], [name]: read[name] } },
            isPlain,
          ),
        shows: (change) => ({ drChecked: rules[change] }),
      }
    },
    'what a role is granted of an online form': async () => {
      const body = { title: 'Granted', fields: [{ label: 'Name', type: 'text' }] }
      const { id } = await must(call('POST', '/online/cgform/design/add', { body }))
      const rules: string[] = []
      for (const ruleValue of ['1', '2', '3']) {
        const rule = { ruleName: ruleValue, ruleColumn: 'name', ruleOperator: '=', ruleValue, status: 1 }
        const added = await must(call('POST', `/online/cgform/api/authData/${id}`, { body: rule }))
        rules.push(String(added.id))
      }
      const role = { roleName: 'Granted', roleCode: fresh('granted') }
      const roleId = String((await must(call('POST', '/sys/role/add', { body: role }))).id)
      const path = `/online/cgform/api/roleDataAuth/${roleId}/${id}`
      return {
        read: (isPlain) => must(call('GET', path, {}, isPlain)),
        write: (loaded, change, isPlain) =>
          call('POST', path, { body: { authId: JSON.stringify([rules[change]]), [name]: loaded[name] } }, isPlain),
        shows: (change) => ({ checked: [rules[change]] }),
      }
    },
    'the design of an online form': async () => {
      const body = { title: 'None', fields: [{ label: 'Name', type: 'text' }] }
      const { id } = await must(call('POST', '/online/cgform/design/add', { body }))
      return {
        read: (isPlain) => must(call('GET', '/online/cgform/design', { query: { id: String(id) } }, isPlain)),
        write: ({ fields, ...loaded }, change, isPlain) =>
          call(
            'POST',
            '/online/cgform/design/edit',
            { body: { id, fields, title: texts[change], [name]: loaded[name] } },
            isPlain,
          ),
        shows: (change) => ({ title: texts[change] }),
      }
    },
    'how an online form looks': async () => {
      const body = { title: 'None', fields: [{ label: 'Name', type: 'text' }] }
      const { id } = await must(call('POST', '/online/cgform/design/add', { body }))
      return {
        read: (isPlain) => must(call('GET', '/online/cgform/head/queryById', { query: { id: String(id) } }, isPlain)),
        write: (loaded, change, isPlain) =>
          call(
            'PUT',
            '/online/cgform/head/edit',
            { body: { id, tableTxt: texts[change], [name]: loaded[name] } },
            isPlain,
          ),
        shows: (change) => ({ tableTxt: texts[change] }),
      }
    },
    'an online form with all of its fields': async () => {
      const body = { title: 'None', fields: [{ label: 'Name', type: 'text' }] }
      const { id } = await must(call('POST', '/online/cgform/design/add', { body }))
      return {
        read: (isPlain) => must(call('GET', '/online/cgform/head/queryById', { query: { id: String(id) } }, isPlain)),
        write: (loaded, change, isPlain) =>
          call(
            'PUT',
            '/online/cgform/api/editAll',
            { body: { head: { id, tableTxt: texts[change] }, [name]: loaded[name] } },
            isPlain,
          ),
        shows: (change) => ({ tableTxt: texts[change] }),
      }
    },
    'an online report with its columns': async () => {
      const head = { code: fresh('late'), name: 'None', cgrSql: 'select 1 as total' }
      const { id } = await must(call('POST', '/online/cgreport/head/add', { body: { head } }))
      return {
        read: (isPlain) => must(call('GET', '/online/cgreport/head/queryById', { query: { id: String(id) } }, isPlain)),
        write: (loaded, change, isPlain) =>
          call(
            'PUT',
            '/online/cgreport/head/editAll',
            {
              body: {
                head: { id, name: texts[change] },
                items: [{ fieldName: `column_${change}`, fieldTxt: 'Total' }],
                [name]: loaded[name],
              },
            },
            isPlain,
          ),
        shows: (change) => ({ name: texts[change] }),
      }
    },
    'a graph report with its columns': async () => {
      const body = {
        ...{
          code: fresh('late'),
          name: 'None',
          graphType: 'bar',
          dataType: 'json',
          xaxisField: 'a',
          yaxisField: 'b',
        },
        cgrSql: '[{"a":"x","b":1}]',
        onlGraphreportItemList: [{ fieldName: 'a' }, { fieldName: 'b' }],
      }
      const { id } = await must(call('POST', '/online/graphreport/head/add', { body }))
      return {
        read: (isPlain) =>
          must(call('GET', '/online/graphreport/head/queryById', { query: { id: String(id) } }, isPlain)),
        write: (loaded, change, isPlain) =>
          call(
            'PUT',
            '/online/graphreport/head/edit',
            {
              body: {
                ...{ id, name: texts[change], [name]: loaded[name] },
                onlGraphreportItemList: [{ fieldName: 'a', fieldTxt: texts[change] }, { fieldName: 'b' }],
              },
            },
            isPlain,
          ),
        shows: (change) => ({
          name: texts[change],
          onlGraphreportItemList: [{ fieldName: 'a', fieldTxt: texts[change] }, { fieldName: 'b' }],
        }),
      }
    },
  } satisfies Readonly<Record<string, () => Promise<Case>>>
  const all = Object.entries(cases)

  test.each(all)('%s: a second writer is refused with what the first one wrote', async (_words, make) => {
    const { read, write, shows }: Case = await make()
    const loaded = await read()
    expect(typeof loaded[name]).toBe('string')
    expect(await write(loaded, 1)).toMatchObject({ success: true })
    const refused = await write(loaded, 2)
    expect(refused).toMatchObject({ success: false, code: 409, result: { record: shows(1), changed: {} } })
    expect(await read()).toMatchObject(shows(1))
    // What the refusal brings is what the next write is held against.
    const { record } = refused.result as { readonly record: Row }
    expect(await write(record, 2)).toMatchObject({ success: true })
    expect(await read()).toMatchObject(shows(2))
  })

  test.each(all)('%s: who sends no version writes as before', async (_words, make) => {
    const { read, write, shows }: Case = await make()
    const loaded = await read(true)
    expect(loaded).not.toHaveProperty(name)
    for (const change of [1, 2]) expect(await write(loaded, change, true)).toMatchObject({ success: true })
    expect(await read()).toMatchObject(shows(2))
  })

  test('the refusal of settings says who saved them, and when', async () => {
    const { read, write }: Case = await cases['security settings']()
    const loaded = await read()
    await must(write(loaded, 3))
    const refused = await write(loaded, 4)
    expect(refused.message).toMatch(/^Not saved: this record was changed at /)
    expect(refused.result).toMatchObject({ changed: { by: username, at: expect.stringMatching(/^\d{4}-/) } })
    await must(write((refused.result as { readonly record: Row }).record, 4))
  })

  test('an act on records that somebody changed since they were seen is refused, and says what they are now', async () => {
    const [one, other] = [await server().signIn(), await server().signIn()]
    const ids = [one.id, other.id]
    const seen: Row[] = []
    for (const id of ids) seen.push(await must(call('GET', '/sys/user/queryById', { query: { id } })))
    const versions = seen.map((record) => String(record[name]))
    await must(call('PUT', '/sys/user/edit', { body: { id: other.id, realname: 'Married' } }))
    const freeze = (recordVersion: string) =>
      call('PUT', '/sys/user/frozenBatch', { query: { recordVersion }, body: { ids: ids.join(','), status: 2 } })
    const refused = await freeze(versions.join(','))
    expect(refused).toMatchObject({
      success: false,
      code: 409,
      message: 'Nothing was done: 1 of the records were changed after you saw them.',
      result: { records: [{ id: other.id, realname: 'Married' }], changed: [{ id: other.id, by: username }] },
    })
    const [record] = (refused.result as { readonly records: readonly Row[] }).records
    expect(await must(call('GET', '/sys/user/queryById', { query: { id: one.id } }))).toMatchObject({ status: 1 })
    expect(await freeze([versions[0], record?.[name]].join(','))).toMatchObject({ success: true })
  })

  test('an announcement that was rewritten since it was seen is not released unseen', async () => {
    const body = { titile: 'Draft', msgContent: 'Draft', priority: 'L', msgCategory: '1', msgType: 'ALL' }
    const added = await must(call('POST', '/sys/annountCement/add', { body }))
    await must(call('PUT', '/sys/annountCement/edit', { body: { id: added.id, titile: 'Rewritten' } }))
    const query = { id: String(added.id), recordVersion: String(added[name]) }
    expect(await call('PUT', '/sys/annountCement/doReleaseData', { query })).toMatchObject({
      code: 409,
      result: { records: [{ titile: 'Rewritten', sendStatus: '0' }] },
    })
    expect(await call('PUT', '/sys/annountCement/doReleaseData', { query: { id: query.id } })).toMatchObject({
      success: true,
    })
  })

  test('a deletion that comes too late says what was changed', async () => {
    const record = await must(
      call('POST', '/sys/position/add', { body: { name: 'Miller', code: fresh('m'), postRank: '2' } }),
    )
    await must(call('PUT', '/sys/position/edit', { body: { id: record.id, name: 'Baker' } }))
    const query = { id: String(record.id), recordVersion: String(record[name]) }
    expect(await call('DELETE', '/sys/position/delete', { query })).toMatchObject({
      code: 409,
      result: { records: [{ id: record.id, name: 'Baker' }], changed: [{ id: record.id, by: username }] },
    })
  })
})
