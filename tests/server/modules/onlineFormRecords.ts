import type { TestServer } from '../harness.ts'

/** How calls name what belongs to a form. */
export interface FormNames {
  readonly form: string
  readonly formTable: string
  readonly formButton: string
  readonly formStatement: string
  readonly formCall: string
  readonly formRule: string
}

/** Names that begin with a word of their own. */
export function toFormNames(word: string): FormNames {
  return {
    form: `${word}-form`,
    formTable: `${word}_form`,
    formButton: `${word}-formButton`,
    formStatement: `${word}-formStatement`,
    formCall: `${word}-formCall`,
    formRule: `${word}-formRule`,
  }
}

/** Adds a form of a tenant with a button, what stands behind it, and a rule; `text` stands in all of its texts. */
export async function addForm({ db }: TestServer, names: FormNames, tenantId: number, text: string): Promise<void> {
  const { form: id, formTable: tableName } = names
  await db.insertInto('onlCgformHead').values({ id, tableName, tableTxt: text, tenantId }).execute()
  await db
    .insertInto('onlCgformField')
    .values({ id: `${id}-id`, cgformHeadId: id, dbFieldName: 'id', dbFieldTxt: text, dbIsKey: 1, dbIsNull: 0 })
    .execute()
  const ofForm = { cgformHeadId: id, buttonCode: 'ship' }
  await db
    .insertInto('onlCgformButton')
    .values({ id: names.formButton, buttonName: text, ...ofForm })
    .execute()
  await db
    .insertInto('onlCgformEnhanceSql')
    .values({ id: names.formStatement, cgbSql: text, ...ofForm })
    .execute()
  await db
    .insertInto('onlCgformEnhanceJava')
    .values({ id: names.formCall, cgJavaValue: text, ...ofForm })
    .execute()
  await db
    .insertInto('onlCgformEnhanceJs')
    .values({ id: `${id}-script`, cgformHeadId: id, cgJsType: 'form', cgJs: text })
    .execute()
  await db
    .insertInto('onlAuthData')
    .values({ id: names.formRule, cgformId: id, ruleName: text, ruleColumn: 'id', ruleOperator: '=', ruleValue: text })
    .execute()
}
