import type { AuditColumns, Defaulted, Optional, OptionalTimestamp } from './columns.ts'

/** Texts with places for values, by which messages are written (wire contract 1.10). */
export interface SysMessageTemplateTable extends AuditColumns {
  id: string
  templateCode: string
  templateName: string
  /** 1 short message, 2 mail, 3 WeChat, 4 system message. */
  templateType: string
  templateContent: string
  /** A JSON object as text. */
  templateTestJson: Optional<string>
}

/** Messages to one receiver each, and what became of them (wire contract 1.10). */
export interface SysMessageTable extends AuditColumns {
  id: string
  esTitle: string
  /** 1 short message, 2 mail, 3 WeChat, 4 system message. */
  esType: string
  /** A phone number, a mail address, or a user name, after the type. */
  esReceiver: string
  /** The values of the template as JSON text. */
  esParam: Optional<string>
  esContent: Optional<string>
  esSendTime: OptionalTimestamp
  /** 0 waiting, 1 sent, 2 failed, -1 given up. */
  esSendStatus: Defaulted<string>
  /** How often it was tried. */
  esSendNum: Defaulted<number>
  esResult: Optional<string>
  remark: Optional<string>
  /** When somebody began to send it; null while nobody does. */
  sendingSince: OptionalTimestamp
  /** Where it was written; 0 for no tenant. */
  tenantId: Defaulted<number>
}
