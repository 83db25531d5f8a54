import { isObject } from '../../language/index.ts'

/** How urgent an announcement is: L general, M important, H urgent (specification 2.6). */
export type Priority = 'L' | 'M' | 'H'

/** An announcement that a person has not read yet, as far as the app shows it (wire contract 1.10). */
export interface Announcement {
  readonly id: string
  readonly title: string
  /** When it was published, as the server writes dates; empty when the server does not say. */
  readonly sentAt: string
  readonly priority: Priority
  /** `component`: a page with the record `busId` of it; `url`: an address to go to; otherwise nothing. */
  readonly openType: string
  readonly openPage: string
  readonly busId: string
}

/** Announcements of one kind, newest first, and how many there are of them. */
export interface AnnouncementGroup {
  readonly list: readonly Announcement[]
  readonly total: number
}

/** What a person has not read yet (specification 3). */
export interface UnreadAnnouncements {
  readonly notices: AnnouncementGroup
  readonly messages: AnnouncementGroup
}

type Row = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const priorities: Readonly<Record<string, Priority>> = { L: 'L', M: 'M', H: 'H' }

function toAnnouncement(row: Row): Announcement {
  return {
    // A receipt names its announcement; an announcement is named by itself.
    id: textOf(row.anntId) || textOf(row.id),
    // The wire spells it so.
    title: textOf(row.titile),
    sentAt: textOf(row.sendTime) || textOf(row.createTime),
    priority: priorities[textOf(row.priority)] ?? 'L',
    openType: textOf(row.openType),
    openPage: textOf(row.openPage),
    busId: textOf(row.busId),
  }
}

function toGroup(list: unknown, total: unknown): AnnouncementGroup {
  const rows = Array.isArray(list) ? list.filter(isObject).map(toAnnouncement) : []
  return { list: rows, total: typeof total === 'number' && total >= rows.length ? total : rows.length }
}

/** Reads the answer of the call for a person's announcements; what is missing counts as none. */
export function parseUnread(result: unknown): UnreadAnnouncements {
  const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal } = isObject(result) ? result : {}
  return { notices: toGroup(anntMsgList, anntMsgTotal), messages: toGroup(sysMsgList, sysMsgTotal) }
}
