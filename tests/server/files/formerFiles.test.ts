import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { fileAccess } from '../../../server/db/migrations/0038-file-access.ts'
import { toLogTexts } from '../../../server/http/logTexts.ts'
import { describeEachDatabase } from '../harness.ts'
import { addVisitor, statusOf, storePicture } from './pictures.ts'

describeEachDatabase('files of an older version', {}, (server) => {
  test('are read by who reads the records that named them then', async () => {
    const { db } = server()
    for (const statement of [
      'drop table sys_file_reference',
      'drop table sys_file_shown',
      'drop function sys_note_files',
      'alter table sys_file drop column key',
      'alter table sys_session drop column file_token_hash',
      ...['onl_cgform_head', 'onl_cgform_field', 'onl_auth_page', 'onl_auth_data', 'onl_auth_relation'].flatMap(
        (table) => [`drop trigger announce_change on ${table}`, `drop trigger announce_truncation on ${table}`],
      ),
    ])
      await sql.raw(statement).execute(db)
    const [inText, avatar, inLog, unnamed] = [
      await storePicture(server(), null),
      await storePicture(server(), null),
      await storePicture(server(), null),
      await storePicture(server(), null),
    ]
    await db
      .insertInto('sysAnnouncement')
      .values({
        id: createId(),
        titile: 'News',
        msgType: 'ALL',
        sendStatus: '1',
        msgContent: `<img src="/api/sys/common/static/${inText}">`,
      })
      .execute()
    await db.insertInto('sysUser').values({ id: createId(), username: 'old', password: 'none', avatar }).execute()
    await db
      .insertInto('sysLog')
      .values({ id: createId(), logType: 2, ...toLogTexts({ zh: inLog, en: inLog, tw: inLog }) })
      .execute()
    await fileAccess.up(db as never)
    const anybody = await addVisitor(server())
    const statuses = []
    for (const path of [inText, avatar, inLog, unnamed]) statuses.push(await statusOf(server(), anybody.token, path))
    expect(statuses).toEqual([200, 200, 404, 404])
    const tables = await db.selectFrom('sysFileReference').select('tableName').distinct().execute()
    expect(tables.map(({ tableName }) => tableName).sort()).toEqual(['sys_announcement', 'sys_user'])
  })
})
