import { type SqlBool, sql } from 'kysely'
import { isOpen } from '../../modules/announcement/receipts.ts'
import { defineJobClass } from '../jobClass.ts'

/** Who left a tenant hears no more of it. */
const isInTenant = sql<SqlBool>`(sys_announcement.tenant_id = 0 or cast(sys_announcement.tenant_id as text) = any(
  string_to_array(replace(sys_user.rel_tenant_ids, ' ', ''), ',')))`

/** Tells the apps of people once more of urgent announcements that they have not read. */
export const remindUrgent = defineJobClass({
  key: 'RemindUrgentJob',
  title: { zh: '提醒未读的紧急通告', en: 'Remind of urgent announcements', tw: '提醒未讀的緊急通告' },
  description: {
    zh: '再次向尚未阅读紧急通告的人推送提醒。无需参数。',
    en: 'Reminds people of urgent announcements that they have not read. It takes no parameter.',
    tw: '再次向尚未閱讀緊急通告的人推送提醒。無需參數。',
  },
  async run({ db, notify, signal }) {
    const unread = await db
      .selectFrom('sysAnnouncementSend')
      .innerJoin('sysAnnouncement', 'sysAnnouncement.id', 'sysAnnouncementSend.anntId')
      .innerJoin('sysUser', 'sysUser.id', 'sysAnnouncementSend.userId')
      .select(['sysAnnouncement.id', 'sysAnnouncement.titile as text', 'sysAnnouncementSend.userId'])
      .where('sysAnnouncement.priority', '=', 'H')
      .where('sysAnnouncementSend.readFlag', '=', '0')
      .where(isOpen)
      .where(isInTenant)
      .execute()
    for (const { id, text, userId } of unread) if (!signal.aborted) notify.users([userId], { id, text })
    const people = new Set(unread.map(({ userId }) => userId)).size
    return { zh: `已提醒 ${people} 人`, en: `Reminded ${people} people`, tw: `已提醒 ${people} 人` }
  },
})
