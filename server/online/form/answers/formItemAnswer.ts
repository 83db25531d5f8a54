import type { FormDescription, FormHead } from '../description.ts'
import { type ButtonAnswer, toBuiltInButtons, toButtons, toHiddenButtons } from './buttons.ts'
import { type AnswerContext, formFields } from './context.ts'
import { type MoveAnswer, toMove } from './moves.ts'
import { type PropertyAnswer, propertiesOf, requiredOf } from './property.ts'
import { type SubTableAnswer, toSubTable } from './subTable.ts'

/** What a form is made of (wire contract 1.13, getFormItem). */
export interface FormItemAnswer {
  readonly head: ReturnType<typeof toHead>
  readonly schema: {
    readonly type: 'object'
    readonly table: string
    readonly title: string
    readonly required: readonly string[]
    readonly properties: Readonly<Record<string, PropertyAnswer | SubTableAnswer>>
  }
  readonly formTemplate: string
  readonly cgButtonList: readonly ButtonAnswer[]
  /** The moves of its records that take values; clients of the family know none. */
  readonly moves?: readonly MoveAnswer[]
  readonly cgBIBtnMap: ReturnType<typeof toBuiltInButtons>
  readonly hideColumns: readonly string[]
  readonly enhanceJs: string
}

/** The names of the sub tables that the reader has, in the order in which the form names them. */
const toSubNames = ({ subTableStr }: FormHead, subs: readonly FormDescription[]): string | null => {
  if (subTableStr === null) return null
  const names = new Set(subs.map(({ head }) => head.tableName))
  return subTableStr
    .split(',')
    .filter((name) => names.has(name))
    .join(',')
}

const toHead = (head: FormHead, { subs, isFlat }: AnswerContext) => ({
  id: head.id,
  tableName: head.tableName,
  tableType: head.tableType,
  tableTxt: head.tableTxt,
  tableVersion: head.tableVersion,
  isTree: isFlat === true ? 'N' : head.isTree,
  isPage: head.isPage,
  isCheckbox: head.isCheckbox,
  scroll: head.scroll,
  formTemplate: head.formTemplate,
  formTemplateMobile: head.formTemplateMobile,
  themeTemplate: head.themeTemplate,
  relationType: head.relationType,
  subTableStr: toSubNames(head, subs),
  treeParentIdField: head.treeParentIdField,
  treeIdField: head.treeIdField,
  treeFieldname: head.treeFieldname,
  isDesForm: head.isDesForm,
  desFormCode: head.desFormCode,
  extConfigJson: head.extConfigJson,
})

/** The answer of `getFormItem` and `getFormItemBytbname`: the head, the fields, the sub tables, the buttons. */
export function toFormItemAnswer(form: FormDescription, context: AnswerContext): FormItemAnswer {
  const fields = formFields(form, context)
  const moves = (context.moves ?? []).map((move) => toMove(move, form, context))
  const subs = context.subs.map((sub) => [sub.head.tableName, toSubTable(sub, form, context)] as const)
  return {
    head: toHead(form.head, context),
    schema: {
      type: 'object',
      table: form.head.tableName,
      title: form.head.tableTxt,
      required: requiredOf(fields, context),
      properties: { ...propertiesOf(fields, form, context), ...Object.fromEntries(subs) },
    },
    formTemplate: form.head.formTemplate,
    cgButtonList: toButtons(form, context, 'form'),
    ...(moves.length > 0 ? { moves } : {}),
    cgBIBtnMap: toBuiltInButtons(form),
    hideColumns: [...new Set([...context.hiddenColumns, ...toHiddenButtons(form, context)])],
    enhanceJs: context.enhanceJs.form,
  }
}
