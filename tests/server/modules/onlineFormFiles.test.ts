import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { storeFile } from '../../../server/files/fileStore.ts'
import { describeEachDatabase } from '../harness.ts'
import { field, openDesigner } from './onlineForms.ts'

describeEachDatabase('the files of a field as one archive', {}, (server) => {
  const open = async () => {
    const { id: owner, token } = await server().signIn({ isAdmin: true })
    const designer = openDesigner(server(), token)
    const { call, must } = designer
    const { head } = await designer.add({ tableName: `paper_${crypto.randomUUID().slice(0, 8)}` }, [
      field('name'),
      field('plans', { fieldShowType: 'file', dbFieldTxt: 'Plans', dbLength: 1000 }),
      field('views', { fieldShowType: 'image', dbFieldTxt: 'Views', dbLength: 1000 }),
    ])
    await designer.synchronise(head.id)
    const add = (body: object) => must(call<string>('POST', `api/form/${head.id}`, { body }))
    const download = (recordId: string, name: string, as = token) =>
      server().call('GET', `/online/cgform/field/download/${head.id}/${recordId}/${name}`, { token: as })
    const store = (name: string, text: string) =>
      storeFile(server().db, server().config, {
        folder: 'temp',
        name,
        type: 'text/plain',
        content: Buffer.from(text),
        owner,
        tenantId: 0,
      })
    return { add, download, store }
  }

  test('holds each of them under the name that people gave it', async () => {
    const { add, download, store } = await open()
    const [one, two, three] = [
      await store('图纸.txt', 'first'),
      await store('图纸.txt', 'second'),
      await store('../../up.txt', 'third'),
    ]
    const id = await add({ plans: `${one},${two},${three}`, views: JSON.stringify([{ fileName: 'x', filePath: one }]) })
    const answer = await download(id, 'plans')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': "attachment; filename*=UTF-8''Plans.zip",
    })
    const files = Object.entries(unzipSync(answer.content)).map(([name, content]) => [name, strFromU8(content)])
    expect(Object.fromEntries(files)).toEqual({ '图纸.txt': 'first', '图纸 (2).txt': 'second', 'up.txt': 'third' })
    expect(Object.keys(unzipSync((await download(id, 'views')).content))).toEqual(['图纸.txt'])
  })

  test('is refused for a field without files, for paths that are none, and for other fields', async () => {
    const { add, download } = await open()
    const id = await add({ name: 'temp/a.txt', plans: '../../secret.key,/etc/passwd' })
    expect((await download(id, 'plans')).body).toMatchObject({ success: false, message: '没有可下载的文件' })
    expect((await download(id, 'views')).body.success).toBe(false)
    expect((await download(id, 'name')).body.success).toBe(false)
    expect((await download(id, 'constructor')).body.success).toBe(false)
    expect((await download('nobody', 'plans')).body.success).toBe(false)
  })

  test('is refused to who may not see the form', async () => {
    const { add, download, store } = await open()
    const id = await add({ plans: await store('plan.txt', 'secret') })
    const other = await server().signIn({ codes: ['online.form:list'] })
    const refused = await download(id, 'plans', other.token)
    expect(refused.body).toMatchObject({ success: false, code: 510 })
  })
})
