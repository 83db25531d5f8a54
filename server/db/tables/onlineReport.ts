import type { AuditColumns, Defaulted, Optional } from './columns.ts'

/** The head of an online report (wire contract 3.5). */
export interface OnlCgreportHeadTable extends AuditColumns {
  id: string
  code: string
  name: string
  /** The query, with `${parameters}` and `#{variables}`. */
  cgrSql: string
  /** What a popup takes of a chosen row, and what it shows of it. */
  returnValField: Optional<string>
  returnTxtField: Optional<string>
  /** 1 one row, 2 several. */
  returnType: Defaulted<string>
  /** The code of a data source; empty for the server's own database. */
  dbSource: Optional<string>
  content: Optional<string>
  lowAppId: Optional<string>
  /** Ours: Y for a report that everybody of the tenant may read, as popups in forms need it; A where anyone else may, too. */
  isOpen: Defaulted<string>
  /** Ours: bar, line, area or pie above the rows; none when empty. */
  chartType: Optional<string>
  /** Ours: the column along the axis of names, and those that are drawn, joined by commas. */
  chartCategory: Optional<string>
  chartValues: Optional<string>
  tenantId: Defaulted<number>
}

/** A column of an online report (wire contract 3.5). */
export interface OnlCgreportItemTable extends AuditColumns {
  id: string
  cgrheadId: string
  fieldName: string
  fieldTxt: string
  fieldWidth: Optional<number>
  /** String, Integer, Long, Double, Date, Datetime, Image … */
  fieldType: Defaulted<string>
  /** single or group. */
  searchMode: Optional<string>
  isOrder: Defaulted<number>
  isSearch: Defaulted<number>
  /** The code of a dictionary, or `table,text,code` of a registered table. */
  dictCode: Optional<string>
  fieldHref: Optional<string>
  isShow: Defaulted<number>
  orderNum: Defaulted<number>
  /** `1_Yes,0_No`. */
  replaceVal: Optional<string>
  /** 1 for a column whose sum is told. */
  isTotal: Defaulted<string>
  /** Ours: 1 for a column that leaves to people without an account. */
  isPublic: Defaulted<string>
  /** The title above this column and its neighbours with the same. */
  groupTitle: Optional<string>
}

/** A parameter of an online report (wire contract 3.5). */
export interface OnlCgreportParamTable extends AuditColumns {
  id: string
  cgrheadId: string
  paramName: string
  paramTxt: string
  /** What it is when a call does not say. */
  paramValue: Optional<string>
  /** Ours: text, number, date, datetime or dict. */
  paramType: Defaulted<string>
  /** Ours: the code of the dictionary of one of the type dict. */
  dictCode: Optional<string>
  /** Ours: Y for one without which the report is not read. */
  isRequired: Defaulted<string>
  orderNum: Defaulted<number>
}
