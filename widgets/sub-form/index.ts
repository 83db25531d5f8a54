import { type DataRecord, defineWidget } from '../../runtime/index.ts'
import { SubFormCell } from './Cell.tsx'
import { checkSubForm } from './checkSubForm.ts'
import { SubFormEdit } from './Edit.tsx'
import { subFormProps } from './props.ts'
import { subFormTexts } from './texts.ts'
import { toRecord } from './toRecord.ts'
import { SubFormView } from './View.tsx'

/** A record inside of a record: its fields make a form of their own (design 3, sub-tables). */
export const subForm = defineWidget<DataRecord, typeof subFormProps>({
  id: 'sub-form',
  title: '@:widgets.sub-form.title',
  group: 'table',
  icon: 'form',
  value: 'record',
  props: subFormProps,
  texts: subFormTexts,
  edit: SubFormEdit,
  view: SubFormView,
  cell: SubFormCell,
  isEmpty: (value) =>
    Object.values(toRecord(value) ?? {}).every((part) => part === null || part === undefined || part === ''),
  check: checkSubForm,
})
