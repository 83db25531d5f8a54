import { createFailure } from '../../../../runtime/language/index.ts'
import { toDynamic } from '../../../db/dynamic.ts'
import type { SignedInCall, UserAccess } from '../../../http/index.ts'
import type { Field, ResourceDeclaration, ResourceModel, Values } from '../../../http/resource/index.ts'
import { type Choices, findUnknownChoices } from '../form/choices.ts'
import { heads } from '../form/heads.ts'
import { designMessages } from '../messages.ts'
import { enhanceMessages } from './messages.ts'

/** The form that a record belongs to; it stays there. */
export const formField: Field = {
  type: 'text',
  required: true,
  length: 32,
  writable: 'onAdd',
  label: { zh: '表单', en: 'Form', tw: '表單' },
}

/** The button that a record stands behind. */
export const buttonField: Field = {
  type: 'text',
  required: true,
  length: 50,
  label: { zh: '按钮编码', en: 'Button', tw: '按鈕編碼' },
}

type FormColumn = 'cgformHeadId' | 'cgformId'

/** What resources have in common whose records belong to forms and have calls of their own (wire contract 1.14). */
export const partOfForm = (column: FormColumn, list: UserAccess) =>
  ({ access: 'online.form', accessOf: { list }, operations: [], of: ofForm(column) }) as const

/** That the records of a resource belong to forms. */
export const ofForm = (field: FormColumn): NonNullable<ResourceDeclaration['of']> => ({
  owner: () => heads.model,
  field,
  message: designMessages.noForm,
})

/** Refuses values of a record that its choices do not know. */
export function requireChoices(
  { fields }: ResourceModel,
  values: Values,
  choices: Choices,
  { language }: SignedInCall,
): void {
  const [unknown] = findUnknownChoices(values, choices)
  if (unknown === undefined) return
  const { name, ...details } = unknown
  throw createFailure(enhanceMessages.choice, {
    details: { label: fields[name]?.label?.[language] ?? name, ...details },
  })
}

/** The rows of a table that belong to a form, in an order of their own. */
export function readOfForm(
  { db }: SignedInCall,
  table: string,
  field: FormColumn,
  formId: string,
): Promise<readonly Values[]> {
  return toDynamic(db)
    .selectFrom(table)
    .selectAll()
    .where(field, '=', formId)
    .orderBy('createTime')
    .orderBy('id')
    .execute()
}
