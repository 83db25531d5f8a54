import type { FormDescription } from '../description.ts'
import { findTopicName } from '../live/isLive.ts'
import { type ButtonAnswer, toBuiltInButtons, toButtons, toHiddenButtons } from './buttons.ts'
import { type ColumnAnswer, type HrefSlot, toColumn, toHrefSlot } from './column.ts'
import { textOf } from './columnTexts.ts'
import { type AnswerContext, listFields, toSubContext } from './context.ts'
import { controlOf } from './control.ts'
import { itemsOf, type SentItem } from './dictionaries.ts'

/** The field of a table that holds the key of a record of another one. */
export interface ForeignKeyAnswer {
  readonly field: string
  readonly table: string
  readonly key: string
}

/** What a list is made of (wire contract 1.13, getColumns). */
export interface ColumnsAnswer {
  readonly code: string
  readonly currentTableName: string
  readonly description: string
  readonly tableType: number
  readonly relationType: number | null
  readonly formTemplate: string
  readonly themeTemplate: string
  readonly isTree: string
  readonly paginationFlag: string
  readonly checkboxFlag: string
  readonly scrollFlag: number
  readonly isDesForm: string | null
  readonly desFormCode: string | null
  readonly extConfigJson: string | null
  readonly columns: readonly ColumnAnswer[]
  readonly dictOptions: Readonly<Record<string, readonly SentItem[]>>
  readonly fieldHrefSlots: readonly HrefSlot[]
  readonly foreignKeys: readonly ForeignKeyAnswer[]
  readonly hideColumns: readonly string[]
  readonly cgButtonList: readonly ButtonAnswer[]
  readonly cgBIBtnMap: ReturnType<typeof toBuiltInButtons>
  readonly enhanceJs: string
  /** Of a tree: the column that indents, the field of the parent, the field that says whether there are children. */
  readonly textField?: string | null
  readonly pidField?: string | null
  readonly hasChildrenField?: string | null
  /** Ours: what lists listen to, of a form that is live. */
  readonly socket?: string
}

const toForeignKeys = ({ fields }: FormDescription): readonly ForeignKeyAnswer[] =>
  fields.flatMap(({ dbFieldName, mainTable, mainField }) =>
    textOf(mainTable) === '' || textOf(mainField) === ''
      ? []
      : [{ field: dbFieldName, table: textOf(mainTable), key: textOf(mainField) }],
  )

const treeParts = ({ head }: FormDescription, { isFlat }: AnswerContext) =>
  head.isTree === 'Y' && isFlat !== true
    ? { textField: head.treeFieldname, pidField: head.treeParentIdField, hasChildrenField: head.treeIdField }
    : {}

/** The answer of `getColumns`: columns, dictionaries, links, buttons and what is hidden. */
export function toColumnsAnswer(form: FormDescription, context: AnswerContext): ColumnsAnswer {
  const { head } = form
  const shown = listFields(form, context)
  const socket = findTopicName(form)
  return {
    code: head.id,
    currentTableName: head.tableName,
    description: head.tableTxt,
    tableType: head.tableType,
    relationType: head.relationType,
    formTemplate: head.formTemplate,
    themeTemplate: head.themeTemplate,
    isTree: context.isFlat === true ? 'N' : head.isTree,
    paginationFlag: head.isPage,
    checkboxFlag: head.isCheckbox,
    scrollFlag: head.scroll,
    isDesForm: head.isDesForm,
    desFormCode: head.desFormCode,
    extConfigJson: head.extConfigJson,
    columns: shown.map((field) => toColumn(field, context)),
    dictOptions: Object.fromEntries(
      shown.flatMap((field) => {
        const items = itemsOf(controlOf(field), context)
        return items === undefined ? [] : [[field.dbFieldName, items] as const]
      }),
    ),
    fieldHrefSlots: shown.flatMap((field) => toHrefSlot(field) ?? []),
    foreignKeys: toForeignKeys(form),
    hideColumns: [...new Set([...context.hiddenColumns, ...toHiddenButtons(form, context)])],
    cgButtonList: toButtons(form, context, 'list'),
    cgBIBtnMap: toBuiltInButtons(form),
    enhanceJs: context.enhanceJs.list,
    ...treeParts(form, context),
    ...(socket === undefined ? {} : { socket }),
  }
}

/** The answer of `getErpColumns`: the main list and the lists of its sub tables. */
export const toErpColumnsAnswer = (form: FormDescription, context: AnswerContext) => ({
  main: toColumnsAnswer(form, context),
  subList: context.subs.map((sub) => toColumnsAnswer(sub, toSubContext(sub, context))),
})
