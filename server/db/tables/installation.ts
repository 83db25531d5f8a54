import type { AuditColumns, Defaulted, Optional } from './columns.ts'

/** What the installation says of itself, in its only row: its names and the texts for visitors in three languages. */
export interface SysInstallationTable extends AuditColumns {
  id: string
  nameZh: Optional<string>
  nameEn: Optional<string>
  nameTw: Optional<string>
  taglineZh: Optional<string>
  taglineEn: Optional<string>
  taglineTw: Optional<string>
  /** Y or N: whether the header welcomes people on every page, and names the product on every page of a phone. */
  headerWelcome: Defaulted<string>
  headerName: Defaulted<string>
  helpAddress: Optional<string>
  helpZh: Optional<string>
  helpEn: Optional<string>
  helpTw: Optional<string>
  privacyAddress: Optional<string>
  privacyZh: Optional<string>
  privacyEn: Optional<string>
  privacyTw: Optional<string>
  termsAddress: Optional<string>
  termsZh: Optional<string>
  termsEn: Optional<string>
  termsTw: Optional<string>
}
