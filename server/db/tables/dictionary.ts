import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { AuditColumns, Defaulted, Json, Optional } from './columns.ts'

/** Dictionaries (wire contract 1.8). */
export interface SysDictTable extends AuditColumns {
  id: string
  dictName: string
  /** The name in three languages as a pack gave it; null once a person typed one. */
  names: Json<LanguageTexts>
  dictCode: string
  description: Optional<string>
  /** 0 text values, 1 number values. */
  type: Defaulted<number>
  delFlag: Defaulted<number>
}

/** The items of a dictionary (wire contract 1.8). */
export interface SysDictItemTable extends AuditColumns {
  id: string
  dictId: string
  itemText: string
  /** The text in three languages as a pack gave it; null once a person typed one. */
  texts: Json<LanguageTexts>
  itemValue: string
  itemColor: Optional<string>
  description: Optional<string>
  sortOrder: Defaulted<number>
  /** 1 enabled, 0 disabled. */
  status: Defaulted<number>
}
