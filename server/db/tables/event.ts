import type { AuditColumns, Defaulted, Optional, OptionalTimestamp, Timestamp } from './columns.ts'

/** What somebody planned, for themselves alone. */
export interface SysEventTable extends AuditColumns {
  id: string
  userId: string
  title: string
  /** Y or N. An event of whole days has days, which are those of everybody's calendar, and their times in the zone of who wrote it. */
  wholeDay: Defaulted<string>
  startTime: Timestamp
  endTime: Timestamp
  startDay: Optional<string>
  endDay: Optional<string>
  place: Optional<string>
  remark: Optional<string>
  /** How long before its start the person is reminded; null for never. */
  remindMinutes: Optional<number>
  remindAt: OptionalTimestamp
  /** Y or N: whether the apps of the person were notified, and whether they have read it. */
  isReminded: Defaulted<string>
  isReminderRead: Defaulted<string>
}
