import type { AuditColumns, Defaulted, Optional } from './columns.ts'

/** A graph report: where its records come from and which charts are drawn of them (wire contract 3.5). */
export interface OnlGraphreportHeadTable extends AuditColumns {
  id: string
  name: string
  /** What addresses and templates call it. */
  code: string
  /** The statement, the list of records or the address, as `dataType` says. */
  cgrSql: Optional<string>
  xaxisField: Optional<string>
  /** Names of values, joined by commas, and what each is called. */
  yaxisField: Optional<string>
  yaxisText: Optional<string>
  content: Optional<string>
  /** A script of other servers; it is kept and never run. */
  extendJs: Optional<string>
  /** Some of line, pie, bar and table, joined by commas. */
  graphType: Defaulted<string>
  /** combination or single. */
  isCombination: Defaulted<string>
  /** tab, single or double. */
  displayTemplate: Defaulted<string>
  /** sql, json or api. */
  dataType: Defaulted<string>
  /** The code of a data source; the own database when empty. */
  dbSource: Optional<string>
  /** Ours: Y for one that everybody of the tenant may open; A where anyone else may, too. */
  isOpen: Defaulted<string>
  tenantId: Defaulted<number>
}

/** A value of the records of a graph report. */
export interface OnlGraphreportItemTable extends AuditColumns {
  id: string
  graphreportHeadId: string
  fieldName: string
  fieldTxt: string
  /** Y or N. */
  isShow: Defaulted<string>
  isTotal: Defaulted<string>
  searchFlag: Defaulted<string>
  /** single or group. */
  searchMode: Optional<string>
  dictCode: Optional<string>
  fieldHref: Optional<string>
  fieldType: Defaulted<string>
  orderNum: Defaulted<number>
  /** Values with their texts, such as `1_Yes,0_No`. */
  replaceVal: Optional<string>
  /** Ours: Y for a value that leaves to people without an account. */
  isPublic: Defaulted<string>
  tenantId: Defaulted<number>
}

/** A parameter that the statement or the address of a graph report takes. */
export interface OnlGraphreportParamsTable extends AuditColumns {
  id: string
  headId: string
  paramName: string
  paramTxt: Optional<string>
  paramValue: Optional<string>
  /** Ours: text, number, date, datetime or dict. */
  paramType: Defaulted<string>
  /** Ours: the code of the dictionary of one of the type dict. */
  dictCode: Optional<string>
  /** Ours: Y for one without which the report is not read. */
  isRequired: Defaulted<string>
  orderNum: Defaulted<number>
  tenantId: Defaulted<number>
}

/** Several graph reports on one page. */
export interface OnlGraphreportTempletTable extends AuditColumns {
  id: string
  templetCode: string
  templetName: string
  /** single or double: how many groups stand beside each other. */
  templetStyle: Defaulted<string>
  /** Ours: Y for one that everybody of the tenant may open; A where anyone else may, too. It shows them what they may open. */
  isOpen: Defaulted<string>
  tenantId: Defaulted<number>
}

/** A graph report of a template; those of the same number are a group. */
export interface OnlGraphreportTempletItemTable extends AuditColumns {
  id: string
  graphreportTempletId: string
  graphreportCode: string
  /** The types of charts that this template shows of the report; those of the report when empty. */
  graphreportType: Optional<string>
  groupNum: Defaulted<number>
  /** 1 cards, 2 tabs. */
  groupStyle: Defaulted<string>
  groupTxt: Optional<string>
  orderNum: Defaulted<number>
  /** Y or N. */
  isShow: Defaulted<string>
  tenantId: Defaulted<number>
}
