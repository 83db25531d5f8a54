import type { RecordTexts } from '../../http/recordTexts.ts'
import type { AuditColumns, Json, Optional } from './columns.ts'

/** One line of a check rule (wire contract 1.10, 4). */
export interface CheckLine {
  /** `*` for the whole value, else how many characters the line takes. */
  readonly digits: string
  readonly pattern: string
  readonly message: string
  /** `1` for lines that are checked before the others. */
  readonly priority: string
}

/** Rules that check values (wire contract 1.10). */
export interface SysCheckRuleTable extends AuditColumns {
  id: string
  ruleName: string
  ruleCode: string
  ruleJson: Json<readonly CheckLine[]>
  ruleDescription: Optional<string>
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}

/** Rules that fill fields (wire contract 1.10). */
export interface SysFillRuleTable extends AuditColumns {
  id: string
  ruleName: string
  ruleCode: string
  /** The key of a rule in the registry `server/fillRules`. */
  ruleClass: string
  ruleParams: Json<Readonly<Record<string, unknown>>>
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}

/** How far the numbers of a day have been given out. */
export interface SysSerialNumberTable {
  name: string
  /** The day in the wire's zone. */
  day: string
  value: number
}
