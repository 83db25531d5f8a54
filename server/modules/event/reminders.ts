import { sql } from 'kysely'
import { fillText } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { eventMessages } from './messages.ts'

/** How the reminder of an event is called among the messages of a person. */
const prefix = 'event:'
export const toReminderId = (eventId: string): string => `${prefix}${eventId}`

/** Whether an id among the messages of a person is that of a reminder. */
export const isReminder = (id: unknown): id is string => typeof id === 'string' && id.startsWith(prefix)

/** Where the calendar is. */
const calendarPath = '/calendar'

/** The reminders of a person that are due and not read, as system messages; an event that is over reminds nobody. */
export async function findReminders({ db, user, language }: SignedInCall): Promise<readonly Values[]> {
  const due = await db
    .selectFrom('sysEvent')
    .select(['id', 'title', 'place', 'startTime', 'remindAt'])
    .where('userId', '=', user.id)
    .where('isReminderRead', '=', 'N')
    .where('remindAt', '<=', sql<string>`now()`)
    .where('endTime', '>=', sql<string>`now()`)
    .orderBy('startTime')
    .limit(20)
    .execute()
  return due.map(({ id, title, place, startTime, remindAt }) => {
    const titile = fillText(eventMessages.reminder[language], { title })
    return {
      ...{ id: toReminderId(id), titile, msgAbstract: place ?? titile, msgContent: titile },
      ...{ priority: 'M', msgCategory: '2', msgType: 'USER', sendTime: remindAt, startTime },
      ...{ openType: 'url', openPage: calendarPath, readFlag: '0' },
    }
  })
}

/** Marks a reminder of the caller as read; false for an id that names none. */
export async function markReminderRead({ db, user }: SignedInCall, id: string): Promise<boolean> {
  if (!isReminder(id)) return false
  const { numUpdatedRows } = await db
    .updateTable('sysEvent')
    .set({ isReminderRead: 'Y' })
    .where('id', '=', id.slice(prefix.length))
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
