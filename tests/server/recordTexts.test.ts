import { expect, test } from 'vitest'
import { installPacks } from '../../server/packs/install.ts'
import { describeEachDatabase } from './harness.ts'
import { readRows } from './readRows.ts'

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string
}

interface Page {
  readonly total: number
  readonly records: readonly Row[]
}

/** A position that ships. */
const keeper = { zh: '仓库管理员', en: 'Warehouse keeper', tw: '倉庫管理員' }

describeEachDatabase('samples in three languages', { install: installPacks }, (server) => {
  const ask = async <Result>(token: string, path: string, language: string, query: Record<string, string> = {}) => {
    const headers = { 'accept-language': language }
    return (await server().call<Result>('GET', path, { token, query, headers })).body.result
  }

  test.each(Object.entries(keeper))('are read in %s, and found and sorted by what is read', async (language, name) => {
    const { token } = await server().signIn({ isAdmin: true })
    const found = await ask<Page>(token, '/sys/position/list', language, { name })
    expect(found.records.map((row) => [row.name, row.texts])).toEqual([[name, undefined]])
    const sorted = await ask<Page>(token, '/sys/position/list', language, {
      column: 'name',
      order: 'asc',
      pageSize: '100',
    })
    const names = sorted.records.map((row) => String(row.name))
    const isOther = language === 'en' ? /\p{Script=Han}/u : /^[A-Za-z ]+$/
    expect(names.filter((each) => isOther.test(each))).toEqual([])
    const sheet = await server().call('GET', '/sys/position/exportXls', {
      token,
      headers: { 'accept-language': language },
    })
    expect(JSON.stringify(await readRows(sheet.content))).toContain(name)
  })

  test('keep their texts while a form sends back what it showed, until a person types another one', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const read = async (language: string, name: string) =>
      (await ask<Page>(token, '/sys/position/list', language, { name })).records[0]
    const shown = await read('en', 'Driver')
    const edit = (body: unknown) =>
      server().call('PUT', '/sys/position/edit', { token, body, headers: { 'accept-language': 'en' } })
    const { body } = await edit({ ...shown, postRank: '3' })
    expect(body.result).toMatchObject({ name: 'Driver', postRank: '3' })
    expect(await read('zh', '司机')).toMatchObject({ name: '司机', postRank: '3' })
    await edit({ ...shown, name: 'Courier' })
    for (const language of ['zh', 'en', 'tw']) expect((await read(language, 'Courier'))?.name).toBe('Courier')
  })

  test('are no other language in trees, pickers and dictionaries of tables', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const paths = [
      ...['/sys/sysDepart/queryTreeList', '/sys/sysDepart/queryIdTree', '/sys/role/queryall'],
      ...['/sys/category/rootList', '/sys/category/loadTreeRoot?async=false', '/sys/category/loadAllData'],
      ...['/sys/dict/getDictItems/sys_position,name,id', '/sys/dict/getDictItems/sys_depart,depart_name,id'],
      ...['/sys/dict/getDictItems/sys_user,realname,username', '/sys/annountCement/list?pageSize=100'],
      ...['/sys/user/list?pageSize=500', '/sys/role/list', '/sys/quartzJob/list', '/sys/checkRule/list'],
      ...['/sys/fillRule/list', '/sys/log/list?pageSize=1000', '/sys/dict/list?pageSize=200'],
    ]
    for (const path of paths) {
      const answer = JSON.stringify(await ask(token, path, 'en'))
      // The family's text stays in its own field of the log.
      const own = path.startsWith('/sys/log') ? answer.replaceAll(/"logContent":"[^"]*"/g, '') : answer
      expect([path, own.match(/[^"]*\p{Script=Han}[^"]*/u)?.[0]]).toEqual([path, undefined])
    }
  })
})
