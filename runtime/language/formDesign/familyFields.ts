import type { FamilyField } from './formDesign.ts'

/** The columns that every table has and that only the server writes (wire contract 3.2). */
export const familyFieldsOfServer: readonly string[] = [
  'id',
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'sys_org_code',
]

/** A field of which nothing is said yet: a text that shows everywhere and sorts. */
export const newFamilyField: FamilyField & { readonly sortFlag: string } = {
  dbFieldName: '',
  dbFieldTxt: '',
  dbType: 'string',
  dbLength: 100,
  dbPointLength: 0,
  fieldShowType: 'text',
  fieldMustInput: '0',
  fieldLength: 200,
  fieldValidType: null,
  fieldDefaultValue: null,
  fieldExtendJson: null,
  dictField: null,
  dictTable: null,
  dictText: null,
  isShowList: 1,
  isShowForm: 1,
  isQuery: 0,
  isReadOnly: 0,
  mainTable: null,
  mainField: null,
  sortFlag: '1',
}

const hidden = { isShowList: 0, isShowForm: 0, sortFlag: '0' } as const

/** The columns by which the records of a tree stand below each other. */
export const treeNames = { parent: 'pid', hasChildren: 'has_child' } as const

/** What holds a tree together; `label` is what a person reads where the parent is chosen. */
export const toTreeFields = (label: string): readonly FamilyField[] => [
  { ...newFamilyField, ...hidden, isShowForm: 1, dbFieldName: treeNames.parent, dbFieldTxt: label, dbLength: 36 },
  {
    ...newFamilyField,
    ...hidden,
    dbFieldName: treeNames.hasChildren,
    dbFieldTxt: treeNames.hasChildren,
    dbLength: 3,
    fieldShowType: 'list',
    dictField: 'yn',
  },
]

/** The column by which a part names the record that it belongs to. */
export const mainKeyName = 'main_id'

/** What holds a part and its main form together. */
export const toMainKey = (main: string, label: string): FamilyField => ({
  ...newFamilyField,
  ...hidden,
  dbFieldName: mainKeyName,
  dbFieldTxt: label,
  dbLength: 36,
  mainTable: main,
  mainField: 'id',
})
