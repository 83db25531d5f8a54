import type { Kysely } from 'kysely'
import { createId } from '../../../../server/db/id.ts'
import type { Database } from '../../../../server/db/schema.ts'
import { signedIn } from '../../../../server/http/access.ts'
import { defineModule, route } from '../../../../server/http/route.ts'
import type { FormDescription, FormField, FormHead, FormIndex } from '../../../../server/online/form/description.ts'
import { dropFormTable } from '../../../../server/online/form/dropFormTable.ts'
import { findFormHead } from '../../../../server/online/form/storedForms.ts'
import { synchronise } from '../../../../server/online/form/synchronise.ts'

interface Requested {
  readonly headId: string
  readonly mode?: 'normal' | 'force'
  readonly confirmation?: string
}

/** Calls that do what the designer's do with the table of a form. */
export const tableProbe = defineModule({
  id: 'table-probe',
  section: 'test',
  routes: [
    route('POST', '/probe/synch', signedIn('a test asks'), { act: 'none' }, (call) => {
      const { headId, mode = 'normal', confirmation } = call.body as unknown as Requested
      return synchronise(call, headId, mode, confirmation)
    }),
    route('POST', '/probe/drop', signedIn('a test asks'), { act: 'none' }, async (call) => {
      const head = await findFormHead(call.db, (call.body as unknown as Requested).headId)
      if (head !== undefined) await dropFormTable(call, head)
      return null
    }),
  ],
})

/** A field as a test writes it. */
export function fieldOf(values: Partial<FormField> & Pick<FormField, 'dbFieldName'>): FormField {
  return {
    id: createId(),
    cgformHeadId: 'head',
    dbFieldTxt: values.dbFieldName,
    dbFieldNameOld: null,
    dbIsKey: 0,
    dbIsNull: 1,
    dbIsPersist: 1,
    dbType: 'string',
    dbLength: 32,
    dbPointLength: 0,
    dbDefaultVal: null,
    dictField: null,
    dictTable: null,
    dictText: null,
    fieldShowType: 'text',
    fieldHref: null,
    fieldLength: 200,
    fieldValidType: null,
    fieldMustInput: '0',
    fieldExtendJson: null,
    fieldDefaultValue: null,
    isQuery: 0,
    isShowForm: 1,
    isShowList: 1,
    isReadOnly: 0,
    queryMode: 'single',
    mainTable: null,
    mainField: null,
    orderNum: 0,
    converter: null,
    queryDefVal: null,
    queryDictText: null,
    queryDictField: null,
    queryDictTable: null,
    queryShowType: null,
    queryConfigFlag: '0',
    queryValidType: null,
    queryMustInput: '0',
    sortFlag: '0',
    createBy: null,
    createTime: null,
    updateBy: null,
    updateTime: null,
    ...values,
  }
}

/** The fields that every form has. */
function systemFieldsOf(): readonly FormField[] {
  return [
    fieldOf({ dbFieldName: 'id', dbIsKey: 1, dbIsNull: 0, dbLength: 36 }),
    fieldOf({ dbFieldName: 'create_by', dbLength: 50 }),
    fieldOf({ dbFieldName: 'create_time', dbType: 'Datetime', fieldShowType: 'datetime', dbLength: 0 }),
    fieldOf({ dbFieldName: 'update_by', dbLength: 50 }),
    fieldOf({ dbFieldName: 'update_time', dbType: 'Date', fieldShowType: 'datetime', dbLength: 0 }),
    fieldOf({ dbFieldName: 'sys_org_code', dbLength: 64 }),
  ]
}

/** An index as a test writes it. */
export function indexOf(values: Partial<FormIndex> & Pick<FormIndex, 'indexName' | 'indexField'>): FormIndex {
  return {
    id: createId(),
    cgformHeadId: 'head',
    indexNameOld: null,
    indexType: 'normal',
    isDbSynch: 'N',
    delFlag: 0,
    createBy: null,
    createTime: null,
    updateBy: null,
    updateTime: null,
    ...values,
  }
}

/** A head as a test writes it. */
function headOf(values: Partial<FormHead> & Pick<FormHead, 'tableName'>): FormHead {
  return {
    id: createId(),
    tableType: 1,
    tableVersion: 1,
    tableTxt: values.tableName,
    isCheckbox: 'Y',
    isDbSynch: 'N',
    isPage: 'Y',
    isTree: 'N',
    idSequence: null,
    idType: 'UUID',
    queryMode: 'single',
    relationType: null,
    subTableStr: null,
    tabOrderNum: null,
    treeParentIdField: null,
    treeIdField: null,
    treeFieldname: null,
    formCategory: 'temp',
    formTemplate: '1',
    formTemplateMobile: null,
    scroll: 1,
    copyVersion: null,
    copyType: 0,
    physicId: null,
    extConfigJson: null,
    tableRules: null,
    themeTemplate: 'normal',
    isDesForm: 'N',
    desFormCode: null,
    lowAppId: null,
    tenantId: 0,
    createBy: null,
    createTime: null,
    updateBy: null,
    updateTime: null,
    ...values,
  }
}

/** A description as a test writes it: its own fields after those that every form has. */
export function formOf(
  head: Partial<FormHead> & Pick<FormHead, 'tableName'>,
  fields: readonly FormField[],
  indexes: readonly FormIndex[] = [],
): FormDescription {
  return { head: headOf(head), fields: [...systemFieldsOf(), ...fields], indexes, buttons: [] }
}

/** Stores a description in the place of what is stored of the form. */
export async function storeForm(db: Kysely<Database>, { head, fields, indexes }: FormDescription): Promise<void> {
  await db.deleteFrom('onlCgformField').where('cgformHeadId', '=', head.id).execute()
  await db.deleteFrom('onlCgformIndex').where('cgformHeadId', '=', head.id).execute()
  await db
    .insertInto('onlCgformHead')
    .values(head)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(head))
    .execute()
  await db
    .insertInto('onlCgformField')
    .values(fields.map((field, orderNum) => ({ ...field, cgformHeadId: head.id, orderNum })))
    .execute()
  if (indexes.length > 0)
    await db
      .insertInto('onlCgformIndex')
      .values(indexes.map((index) => ({ ...index, cgformHeadId: head.id })))
      .execute()
}
