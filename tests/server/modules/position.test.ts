import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'

interface Position {
  readonly id: string
  readonly code: string
  readonly postRank_dictText: string
}

describeEachDatabase('positions', {}, (server) => {
  const add = (token: string, body: object) => server().call<Position>('POST', '/sys/position/add', { token, body })

  test('are kept by who may, and chosen by everybody', async () => {
    const administrator = await server().signIn({ isAdmin: true })
    const person = await server().signIn()
    const smith = { name: 'Blacksmith', code: 'smith', postRank: '3' }
    expect((await add(person.token, smith)).body).toMatchObject({ success: false, code: 510 })
    expect((await add(administrator.token, smith)).body.success).toBe(true)
    const { body } = await server().call<{ records: readonly Position[] }>('GET', '/sys/position/list', {
      token: person.token,
      query: { name: '*smith*' },
    })
    expect(body.result.records.map(({ code }) => code)).toEqual(['smith'])
    const names = await server().call('GET', '/sys/dict/loadDictItem/sys_position,name,code', {
      token: person.token,
      query: { key: 'smith' },
    })
    expect(names.body.result).toEqual(['Blacksmith'])
  })

  test('that were changed since they were read are replaced by nobody who says what they read', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { id } = (await add(token, { name: 'Miller', code: 'miller' })).body.result
    const edit = async (name: string, query: Readonly<Record<string, string>> = {}) =>
      (
        await server().call<{ readonly updateTime: string; readonly name: string }>('PUT', '/sys/position/edit', {
          token,
          body: { id, name },
          query,
        })
      ).body
    const first = await edit('First', { unchangedSince: '' })
    expect(first).toMatchObject({ success: true, result: { name: 'First' } })
    expect(await edit('Second', { unchangedSince: '' })).toMatchObject({
      success: false,
      code: 409,
      message: `您打开之后，该记录已于 ${first.result.updateTime} 被他人修改，未保存。`,
    })
    expect(await edit('Third', { unchangedSince: first.result.updateTime })).toMatchObject({ success: true })
    expect(await edit('Whatever')).toMatchObject({ success: true })
  })

  test('have codes of their own', async () => {
    const administrator = await server().signIn({ isAdmin: true })
    await add(administrator.token, { name: 'Baker', code: 'baker' })
    const again = await add(administrator.token, { name: 'Another baker', code: 'baker' })
    expect(again.body).toMatchObject({ success: false, result: { code: '职务编码已存在' } })
  })
})
