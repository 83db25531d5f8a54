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

  test('whom the report showed it, for as long as they may open the report', async () => {
    const [one, two] = [await storePicture(server(), null), await storePicture(server(), null)]
    await sql`create table photo_sale (buyer text, photo text)`.execute(server().db)
    const reader = await server().signIn({ codes: ['report:photos'] })
    const other = await server().signIn({ codes: ['report:photos'] })
    await sql`insert into photo_sale values (${reader.username}, ${one}), (${other.username}, ${two})`.execute(
      server().db,
    )
    await addReport('photos', "select photo from photo_sale where buyer = '#{sys_user_code}'")
    expect(await reads(reader, one)).toBe(404)
    expect((await getData(reader, 'photos')).body.result.records).toEqual([{ photo: one }])
    expect([await reads(reader, one), await reads(reader, two), await reads(other, one)]).toEqual([200, 404, 404])
    await server().db.deleteFrom('sysRolePermission').where('roleId', '=', reader.roleId).execute()
    expect(await reads(reader, one)).toBe(404)
  })

  test('nobody whose own question names it', async () => {
    const owner = await addVisitor(server())
    const picture = await storePicture(server(), owner.id)
    await addReport('echo', withParameters("select '§{what}' as photo"), [{ paramName: 'what', paramTxt: 'What' }])
    const thief = await server().signIn({ codes: ['report:echo'] })
    const { body } = await getData(thief, 'echo', { self_what: picture })
    expect(body.result.records).toEqual([{ photo: picture }])
    expect(await reads(thief, picture)).toBe(404)
  })
})
