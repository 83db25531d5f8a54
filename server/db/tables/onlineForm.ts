import type { AuditColumns, Defaulted, Optional } from './columns.ts'

/** The head of an online form (wire contract 3.1). */
export interface OnlCgformHeadTable extends AuditColumns {
  id: string
  /** The table of its records. A view has a name of its own, such as `orders$1`, and shares the table of `physicId`. */
  tableName: string
  /** 1 single, 2 main, 3 sub. */
  tableType: Defaulted<number>
  /** Grows with every change of the description. */
  tableVersion: Defaulted<number>
  tableTxt: string
  isCheckbox: Defaulted<string>
  /** Y when the table is as the description says. */
  isDbSynch: Defaulted<string>
  isPage: Defaulted<string>
  isTree: Defaulted<string>
  idSequence: Optional<string>
  /** UUID, NATIVE or SEQUENCE. */
  idType: Defaulted<string>
  queryMode: Defaulted<string>
  /** Of a sub table: 0 many, 1 one. */
  relationType: Optional<number>
  /** Of a main table: the names of its sub tables, joined by commas; the server keeps it. */
  subTableStr: Optional<string>
  tabOrderNum: Optional<number>
  treeParentIdField: Optional<string>
  treeIdField: Optional<string>
  treeFieldname: Optional<string>
  formCategory: Defaulted<string>
  /** Fields side by side, "1" to "4". */
  formTemplate: Defaulted<string>
  formTemplateMobile: Optional<string>
  scroll: Defaulted<number>
  copyVersion: Optional<number>
  /** 1 for a view of the table of another form. */
  copyType: Defaulted<number>
  physicId: Optional<string>
  extConfigJson: Optional<string>
  /** What the server keeps to with its records, in the words of tables of packs, as JSON. */
  tableRules: Optional<string>
  /** normal, erp, innerTable or tab. */
  themeTemplate: Defaulted<string>
  isDesForm: Defaulted<string>
  desFormCode: Optional<string>
  lowAppId: Optional<string>
  tenantId: Defaulted<number>
}

/** A field of an online form (wire contract 3.2). */
export interface OnlCgformFieldTable extends AuditColumns {
  id: string
  cgformHeadId: string
  dbFieldName: string
  dbFieldTxt: string
  /** The name of the column in the database, where the description calls it otherwise since. */
  dbFieldNameOld: Optional<string>
  dbIsKey: Defaulted<number>
  dbIsNull: Defaulted<number>
  /** 0 for a field without a column. */
  dbIsPersist: Defaulted<number>
  dbType: Defaulted<string>
  dbLength: Defaulted<number>
  dbPointLength: Defaulted<number>
  dbDefaultVal: Optional<string>
  dictField: Optional<string>
  dictTable: Optional<string>
  dictText: Optional<string>
  fieldShowType: Defaulted<string>
  fieldHref: Optional<string>
  fieldLength: Defaulted<number>
  fieldValidType: Optional<string>
  fieldMustInput: Defaulted<string>
  fieldExtendJson: Optional<string>
  fieldDefaultValue: Optional<string>
  isQuery: Defaulted<number>
  isShowForm: Defaulted<number>
  isShowList: Defaulted<number>
  isReadOnly: Defaulted<number>
  queryMode: Defaulted<string>
  mainTable: Optional<string>
  mainField: Optional<string>
  orderNum: Defaulted<number>
  converter: Optional<string>
  queryDefVal: Optional<string>
  queryDictText: Optional<string>
  queryDictField: Optional<string>
  queryDictTable: Optional<string>
  queryShowType: Optional<string>
  queryConfigFlag: Defaulted<string>
  queryValidType: Optional<string>
  queryMustInput: Defaulted<string>
  sortFlag: Defaulted<string>
}

/** An index of the table of an online form (wire contract 3.4). */
export interface OnlCgformIndexTable extends AuditColumns {
  id: string
  cgformHeadId: string
  indexName: string
  /** The name of the index in the database, where the description calls it otherwise since. */
  indexNameOld: Optional<string>
  /** Columns joined by commas. */
  indexField: string
  /** normal or unique. */
  indexType: Defaulted<string>
  isDbSynch: Defaulted<string>
  delFlag: Defaulted<number>
}

/** A button of an online form (wire contract 3.3). */
export interface OnlCgformButtonTable extends AuditColumns {
  id: string
  cgformHeadId: string
  buttonCode: string
  buttonIcon: Optional<string>
  buttonName: string
  /** 1 shown, 0 not. */
  buttonStatus: Defaulted<string>
  /** link, button or form, or the code of a built-in button. */
  buttonStyle: Defaulted<string>
  /** When a button of a record shows. */
  exp: Optional<string>
  /** js or action. */
  optType: Defaulted<string>
  orderNum: Defaulted<number>
  /** 1 beside, 2 below. */
  optPosition: Defaulted<string>
}

/** A stored script of an online form (wire contract 3.4). */
export interface OnlCgformEnhanceJsTable extends AuditColumns {
  id: string
  cgformHeadId: string
  /** form or list. */
  cgJsType: string
  cgJs: Optional<string>
  content: Optional<string>
}

/** A statement that a button runs (wire contract 3.4). */
export interface OnlCgformEnhanceSqlTable extends AuditColumns {
  id: string
  cgformHeadId: string
  buttonCode: string
  cgbSql: Optional<string>
  cgbSqlName: Optional<string>
  content: Optional<string>
}

/** A call that a button makes at another server (wire contract 3.4). */
export interface OnlCgformEnhanceJavaTable extends AuditColumns {
  id: string
  cgformHeadId: string
  buttonCode: string
  /** start or end. */
  event: Defaulted<string>
  cgJavaType: Defaulted<string>
  cgJavaValue: Optional<string>
  activeStatus: Defaulted<string>
}

/** A rule on the records of an online form that roles may choose (wire contract 3.4). */
export interface OnlAuthDataTable extends AuditColumns {
  id: string
  cgformId: string
  ruleName: string
  ruleColumn: Optional<string>
  ruleOperator: Optional<string>
  ruleValue: Optional<string>
  status: Defaulted<number>
}

/** A field or a button of an online form that asks for a grant (wire contract 2.5). */
export interface OnlAuthPageTable extends AuditColumns {
  id: string
  cgformId: string
  code: string
  /** 1 field, 2 button. */
  type: number
  /** 3 editable, 5 visible. */
  control: number
  /** 3 list, 5 form. */
  page: number
  /** 1 asks for the grant. */
  status: Defaulted<number>
}

/** Who was granted what of an online form (wire contract 2.5). */
export interface OnlAuthRelationTable extends AuditColumns {
  id: string
  cgformId: string
  /** A role, a department or a user, as `authMode` says. */
  roleId: string
  authId: string
  /** 1 field, 2 button, 3 rule on records. */
  type: number
  authMode: Defaulted<string>
}
