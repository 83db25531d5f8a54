import { sql } from 'kysely'
import { fillText } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import type { Language, SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { eventMessages } from './messages.ts'

/** How the reminder of an event is called among the messages of a person. */
const prefix = 'event:'
export const toReminderId = (eventId: string): string => `${prefix}${eventId}`

/** Whether an id among the messages of a person is that of a reminder. */
export const isReminder = (id: unknown): id is string => typeof id === 'string' && id.startsWith(prefix)

/** Where the calendar is. */
const calendarPath = '/calendar'

const columns = ['id', 'title', 'place', 'remark', 'startTime', 'remindAt'] as const

/** The reminders of a person that are due and not read, as system messages; an event that is over reminds nobody. */
export async function findReminders({ db, user, language }: SignedInCall): Promise<readonly Values[]> {
  const due = await db
    .selectFrom('sysEvent')
    .select(columns)
    .where('userId', '=', user.id)
    .where('isReminderRead', '=', 'N')
    .where('remindAt', '<=', sql<string>`now()`)
    .where('endTime', '>=', sql<string>`now()`)
    .orderBy('startTime')
    .limit(20)
    .execute()
  return due.map((event) => toMessage(event, language))
}

/** One reminder of the caller, read or not; undefined for an id that names none of theirs. */
export async function findReminder({ db, user, language }: SignedInCall, id: string): Promise<Values | undefined> {
  if (!isReminder(id)) return undefined
  const event = await findRow(db, 'sysEvent', { id: id.slice(prefix.length), userId: user.id }, columns)
  return event && toMessage(event, language)
}

interface RemindedEvent {
  readonly id: string
  readonly title: string
  readonly place: string | null
  readonly remark: string | null
  readonly startTime: string
  readonly remindAt: string | null
}

/** An event as the announcement that a reminder is; what the person wrote is text there too. */
function toMessage({ id, title, place, remark, startTime, remindAt }: RemindedEvent, language: Language): Values {
  const titile = fillText(eventMessages.reminder[language], { title })
  const lines = [title, place, remark].filter((line) => line !== null && line !== '')
  return {
    ...{ id: toReminderId(id), titile, msgAbstract: place ?? titile },
    msgContent: lines.map((line) => `<p>${escapeText(String(line))}</p>`).join(''),
    ...{ priority: 'M', msgCategory: '2', msgType: 'USER', sendTime: remindAt, startTime },
    ...{ openType: 'url', openPage: calendarPath, readFlag: '0' },
  }
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeText = (text: string): string => text.replace(/[&<>]/g, (mark) => marks[mark] ?? mark)

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
