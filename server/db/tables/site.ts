import type { AuditColumns, Defaulted, Optional } from './columns.ts'

/** What the app is called at a host name (specification 3, site info record). */
export interface SiteInfoTable extends AuditColumns {
  id: string
  /** The host name, in small letters. */
  url: string
  name: string
  title: Optional<string>
  logo: Optional<string>
  /** The number of the registration that some countries ask for. */
  icp: Optional<string>
  footer: Optional<string>
}

/** Texts of a site by code, in three languages (specification 3, site dictionary). */
export interface SiteDictTable extends AuditColumns {
  id: string
  pid: string
  code: string
  /** Y or N: whether everybody who is signed in gets the entry. */
  public: Defaulted<string>
  textZh: Optional<string>
  textEn: Optional<string>
  textTw: Optional<string>
}
