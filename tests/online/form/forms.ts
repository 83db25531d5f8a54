import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { FormAnswers, OnlineForm } from '../../../runtime/online/form/onlineForm.ts'
import { readOnlineForm } from '../../../runtime/online/form/readOnlineForm.ts'
import { toColumnsAnswer } from '../../../server/online/form/answers/columnsAnswer.ts'
import { type AnswerContext, plainContext, toSubContext } from '../../../server/online/form/answers/context.ts'
import { toFormItemAnswer } from '../../../server/online/form/answers/formItemAnswer.ts'
import { toQueryInfoAnswer } from '../../../server/online/form/answers/queryInfo.ts'
import type {
  FormButton,
  FormDescription,
  FormField,
  FormHead,
  FormIndex,
} from '../../../server/online/form/description.ts'
import type { Writability } from '../../../server/online/form/tableRules/ruledFields.ts'
import { withTreeParent } from '../../../server/online/form/tree/parentField.ts'

const folder = new URL('../../data/online/forms/', import.meta.url)

/** A body of `addAll`, as far as a form says something of its own (wire contract 1.14). */
export interface FormBody {
  readonly head: Partial<FormHead> & Pick<FormHead, 'tableName'>
  readonly fields: readonly (Partial<FormField> & Pick<FormField, 'dbFieldName'>)[]
  readonly indexs?: readonly Partial<FormIndex>[]
  readonly buttons?: readonly (Partial<FormButton> & Pick<FormButton, 'buttonCode'>)[]
}

/** A fixture: a form with its sub tables, and what the server knows besides. */
export interface FormFixture extends FormBody {
  readonly subs?: readonly FormBody[]
  readonly dictionaries?: Readonly<Record<string, readonly { readonly value: string; readonly text: string }[]>>
  readonly hiddenColumns?: readonly string[]
  readonly hiddenButtons?: readonly string[]
  readonly readOnlyFields?: readonly string[]
  /** Who writes fields, by their names, and that of fields of sub tables by the names of these. */
  readonly writability?: Readonly<Record<string, Writability>>
  readonly subWritability?: Readonly<Record<string, Readonly<Record<string, Writability>>>>
  /** The moves that take values. */
  readonly moves?: readonly {
    readonly move: string
    readonly name: string
    readonly exp: string
    readonly takes: readonly string[]
  }[]
  readonly enhanceJs?: { readonly list: string; readonly form: string }
}

const stamps = { createBy: 'admin', createTime: null, updateBy: null, updateTime: null }
const idOf = (name: string): string => createHash('md5').update(name).digest('hex')

const headOf = (head: FormBody['head']): FormHead => ({
  id: idOf(head.tableName),
  tableType: 1,
  tableVersion: 1,
  tableTxt: head.tableName,
  isCheckbox: 'Y',
  isDbSynch: 'Y',
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
  scroll: 0,
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
  ...stamps,
  ...head,
})

/** A field with what the designer would leave as it is. */
export const fieldOf = (field: FormBody['fields'][number], table = 'shop', place = 1): FormField => ({
  id: idOf(`${table}.${field.dbFieldName}`),
  cgformHeadId: idOf(table),
  dbFieldTxt: field.dbFieldName,
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
  fieldLength: 120,
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
  orderNum: place,
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
  ...stamps,
  ...field,
})

const buttonOf = (button: NonNullable<FormBody['buttons']>[number], table: string): FormButton => ({
  id: idOf(`${table}.${button.buttonCode}`),
  cgformHeadId: idOf(table),
  buttonIcon: null,
  buttonName: button.buttonCode,
  buttonStatus: '1',
  buttonStyle: 'button',
  exp: null,
  optType: 'action',
  orderNum: 0,
  optPosition: '1',
  ...stamps,
  ...button,
})

const key = { dbFieldName: 'id', dbFieldTxt: 'Key', dbIsKey: 1, isShowForm: 0, isShowList: 0, orderNum: 0 }

/** The description that the designer stores of a body. */
export function describeForm({ head, fields, buttons = [] }: FormBody): FormDescription {
  const { tableName } = head
  return {
    head: headOf(head),
    fields: [key, ...fields].map((field, place) => fieldOf(field, tableName, place)),
    indexes: [],
    buttons: buttons.map((button) => buttonOf(button, tableName)),
  }
}

/** The names of all fixtures. */
export const formNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.pages.json'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort()

export const readFixture = (name: string): FormFixture =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as FormFixture

/** Where the documents stand that a form becomes. */
export const pagesFile = (name: string): URL => new URL(`${name}.pages.json`, folder)

export const contextOf = (fixture: FormFixture): AnswerContext => ({
  ...plainContext,
  subs: (fixture.subs ?? []).map(describeForm),
  dictOptions: new Map(Object.entries(fixture.dictionaries ?? {})),
  moves: (fixture.moves ?? []).map(({ move, name, exp, takes }, place) => ({
    move,
    button: buttonOf(
      { buttonCode: `transition_${move}`, buttonName: name, buttonStyle: 'link', exp, orderNum: 1000 + place },
      fixture.head.tableName,
    ),
    fields: describeForm(fixture).fields.filter(({ dbFieldName }) => takes.includes(dbFieldName)),
  })),
  writability: new Map(Object.entries(fixture.writability ?? {})),
  subWithheld: new Map(
    Object.entries(fixture.subWritability ?? {}).map(([table, fields]) => [
      table,
      { hiddenColumns: [], hiddenButtons: [], readOnlyFields: [], writability: new Map(Object.entries(fields)) },
    ]),
  ),
  hiddenColumns: fixture.hiddenColumns ?? [],
  hiddenButtons: fixture.hiddenButtons ?? [],
  readOnlyFields: fixture.readOnlyFields ?? [],
  enhanceJs: fixture.enhanceJs ?? { list: '', form: '' },
  language: 'en',
})

/** An answer as it arrives: what has no words on the wire is gone. */
const overWire = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

/** What our server answers of a form that was stored. */
export function answersOf(stored: FormDescription, context: AnswerContext): FormAnswers {
  const form = withTreeParent(stored)
  return {
    columns: overWire(toColumnsAnswer(form, context)),
    query: overWire(toQueryInfoAnswer(form, context)),
    item: overWire(toFormItemAnswer(form, context)),
  }
}

const read = (form: FormDescription, context: AnswerContext): OnlineForm => {
  const found = readOnlineForm(form.head.id, answersOf(form, context))
  if (!found) throw new Error(`The answers of ${form.head.tableName} could not be read.`)
  return found
}

/** A fixture as the app knows it, over the wire: the form and its sub tables as forms of their own. */
export function readForms(fixture: FormFixture): { readonly form: OnlineForm; readonly subs: readonly OnlineForm[] } {
  const context = contextOf(fixture)
  return {
    form: read(describeForm(fixture), context),
    subs: context.subs.map((sub) => read(sub, toSubContext(sub, context))),
  }
}
