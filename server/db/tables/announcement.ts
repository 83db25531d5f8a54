import type { RecordTexts } from '../../http/recordTexts.ts'
import type { AuditColumns, Defaulted, Json, Optional, OptionalTimestamp, Timestamp } from './columns.ts'

/** Announcements (wire contract 1.10, which spells the title so). */
export interface SysAnnouncementTable extends AuditColumns {
  id: string
  titile: string
  /** HTML as a person wrote it; whoever shows it cleans it first. */
  msgContent: Optional<string>
  msgAbstract: Optional<string>
  startTime: OptionalTimestamp
  endTime: OptionalTimestamp
  /** The user name of who released it. */
  sender: Optional<string>
  priority: Defaulted<'L' | 'M' | 'H'>
  /** 1 notice, 2 system message. */
  msgCategory: Defaulted<'1' | '2'>
  msgType: Defaulted<'USER' | 'ALL'>
  /** 0 draft, 1 released, 2 revoked. */
  sendStatus: Defaulted<'0' | '1' | '2'>
  sendTime: OptionalTimestamp
  cancelTime: OptionalTimestamp
  /** The ids of the receivers, each with a comma after it. */
  userIds: Optional<string>
  busType: Optional<string>
  busId: Optional<string>
  openType: Optional<'component' | 'url'>
  openPage: Optional<string>
  tenantId: Defaulted<number>
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}

/** Who got an announcement, and whether they read it (wire contract 1.10). */
export interface SysAnnouncementSendTable {
  id: string
  anntId: string
  userId: string
  /** 0 unread, 1 read. */
  readFlag: Defaulted<'0' | '1'>
  readTime: OptionalTimestamp
  createTime: Timestamp
}
