import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { withParameters } from '../online/queries.ts'
import { addVisitor, statusOf, storePicture } from './pictures.ts'

describeEachDatabase('who reads a file that a report shows', {}, (server) => {
  const reads = (who: { readonly token: string }, path: string) => statusOf(server(), who.token, path)
  const getData = (who: { readonly token: string }, code: string, query: Readonly<Record<string, string>> = {}) =>
    server().call<{ readonly records: readonly object[] }>('GET', `/online/cgreport/api/getData/${code}`, {
      token: who.token,
      query,
    })
  const addReport = async (code: string, cgrSql: string, params: readonly object[] = []) => {
    const admin = await server().signIn({ isAdmin: true })
    const items = [{ fieldName: 'photo', fieldTxt: 'Photo', fieldType: 'Image' }]
    const { body } = await server().call('POST', '/online/cgreport/head/add', {
      token: admin.token,
      body: { head: { code, name: code, cgrSql }, items, params },
    })
    expect(body.message).toBe('添加成功！')
  }

  /** Says that some record of a table names a file, as a write by a call would. */
  const name = async (path: string, table: string) => {
    const { id } = await server()
      .db.selectFrom('sysFile')
      .select('id')
      .where('path', '=', path)
      .executeTakeFirstOrThrow()
    const reference = { fileId: id, tableName: table, recordId: '1', columnName: 'photo' }
    await server().db.insertInto('sysFileReference').values(reference).execute()
  }

  test('whom the report showed it, for as long as they may open the report', async () => {
    const [one, two] = [await storePicture(server(), null), await storePicture(server(), null)]
    await sql`create table photo_sale (buyer text, photo text)`.execute(server().db)
    const reader = await server().signIn({ codes: ['report:photos'] })
    const other = await server().signIn({ codes: ['report:photos'] })
    await sql`insert into photo_sale values (${reader.username}, ${one}), (${other.username}, ${two})`.execute(
      server().db,
    )
    await name(one, 'photo_sale')
    await name(two, 'photo_sale')
    await addReport('photos', "select photo from photo_sale where buyer = '#{sys_user_code}'")
    expect(await reads(reader, one)).toBe(404)
    expect((await getData(reader, 'photos')).body.result.records).toEqual([{ photo: one }])
    expect([await reads(reader, one), await reads(reader, two), await reads(other, one)]).toEqual([200, 404, 404])
    await server().db.deleteFrom('sysRolePermission').where('roleId', '=', reader.roleId).execute()
    expect(await reads(reader, one)).toBe(404)
  })

  const echo = (picture: string): readonly (readonly [string, string, Readonly<Record<string, string>>])[] => [
    ['as a parameter', '§{what}', { self_what: picture }],
    ['in the address of a page', '§{what}', { onlRepUrlParamStr: `?self_what=${picture.replaceAll('_', '%5F')}` }],
    ['in other letters, which the query changes', "lower('§{what}')", { self_what: picture.toUpperCase() }],
    [
      'with something in between, which the query takes out',
      "replace('§{what}', ' ', '')",
      { self_what: [...picture].join(' ') },
    ],
    [
      'without its beginning, which the query adds',
      "'a_' || '§{what}'",
      { self_what: picture.split('_').at(-1) ?? '' },
    ],
  ]

  test.each([0, 1, 2, 3, 4])('nobody whose own question names it, however (%i)', async (index) => {
    const owner = await addVisitor(server())
    const picture = await storePicture(server(), owner.id)
    const [, value = '', query = {}] = echo(picture)[index] ?? []
    const code = `echo${index}`
    const text = value.includes("'") ? value : `'${value}'`
    await addReport(code, withParameters(`select ${text} as photo`), [{ paramName: 'what', paramTxt: 'What' }])
    const thief = await server().signIn({ codes: [`report:${code}`] })
    const { body } = await getData(thief, code, query)
    expect(JSON.stringify(body.result.records)).toContain(picture.split('_').at(-1))
    expect(await reads(thief, picture)).toBe(404)
  })

  test('nobody whose text came into the rows by a log, or by another table than those of who names the file', async () => {
    const owner = await addVisitor(server())
    const picture = await storePicture(server(), owner.id)
    await name(picture, 'photo_sale')
    await addReport('tried', 'select username as photo from sys_log where username is not null')
    await server().call('POST', '/sys/login', { body: { username: picture, password: 'wrong' } })
    const thief = await server().signIn({ codes: ['report:tried'] })
    expect(JSON.stringify((await getData(thief, 'tried')).body.result.records)).toContain(picture)
    expect(await reads(thief, picture)).toBe(404)
  })

  test('nobody who writes its path into the records of a graph report, in letters or in signs that stand for them', async () => {
    const owner = await addVisitor(server())
    const picture = await storePicture(server(), owner.id)
    const author = await server().signIn({ codes: ['online.graph:add', 'online.graph:list', 'online.graph:edit'] })
    const add = (photo: string, who = author) =>
      server().call<string>('POST', '/online/graphreport/head/add', {
        token: who.token,
        body: {
          ...{ code: `g${photo.length}`, name: 'G', graphType: 'table', dataType: 'json', isCombination: 'single' },
          ...{ displayTemplate: 'single', cgrSql: `[{"photo":"${photo}"}]` },
          onlGraphreportItemList: [{ fieldName: 'photo', fieldTxt: 'Photo' }],
        },
      })
    expect((await add(picture)).body.message).toContain('无权查看的文件')
    const spelled = picture.replaceAll('_', '\\u005f')
    expect((await add(spelled)).body.success).toBe(true)
    const { body } = await server().call<{ data: unknown }>('GET', '/online/graphreport/api/getChartsData', {
      token: author.token,
      query: { id: `g${spelled.length}` },
    })
    expect(body.result.data).toMatchObject([{ photo: picture }])
    expect(await reads(author, picture)).toBe(404)
  })
})
