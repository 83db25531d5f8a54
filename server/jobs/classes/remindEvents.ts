import { sql } from 'kysely'
import { toReminderId } from '../../modules/event/reminders.ts'
import { defineJobClass } from '../jobClass.ts'

/** Notifies the apps of people of events that are about to start; the reminder waits among their messages. */
export const remindEvents = defineJobClass({
  key: 'RemindEventsJob',
  title: { zh: '日程提醒', en: 'Remind of events', tw: '行程提醒' },
  description: {
    zh: '提醒即将开始的日程。无需参数。',
    en: 'Notifies people of events that are about to start. It takes no parameter.',
    tw: '提醒即將開始的行程。無需參數。',
  },
  async run({ db, notify }) {
    // Whoever marks an event notifies of it, so that two runs at once do so once.
    const due = await db
      .updateTable('sysEvent')
      .set({ isReminded: 'Y' })
      .where('isReminded', '=', 'N')
      .where('remindAt', '<=', sql<string>`now()`)
      .returning(['id', 'userId', 'title'])
      .execute()
    for (const { id, userId, title } of due) notify.users([userId], { id: toReminderId(id), text: title })
    return {
      zh: `已提醒 ${due.length} 个日程`,
      en: `Reminded of ${due.length} events`,
      tw: `已提醒 ${due.length} 個行程`,
    }
  },
})
