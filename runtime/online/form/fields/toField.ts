import type { Field } from '../../../language/index.ts'
import { isYes } from '../../wire.ts'
import { type FormNote, toNote } from '../notes.ts'
import type { FormField } from '../onlineForm.ts'
import { toBeginning } from './defaults.ts'
import { toRules } from './rules.ts'
import { type FieldPlace, toPlainWidget, toWidget } from './widgets.ts'

/** A field with what had to be left out of it. */
export interface FieldResult {
  readonly field: Field
  readonly notes: readonly FormNote[]
}

const unfinished = {
  zh: '字段 {place} 的控件“{view}”缺少配置，已按文本显示',
  en: 'The control `{view}` of {place} is unknown or lacks what it needs; it is shown as a text.',
  tw: '欄位 {place} 的控制項「{view}」缺少設定，已按文字顯示',
}

/** Editors that need the whole width. */
const wide: ReadonlySet<string> = new Set(['umeditor', 'markdown'])

/** Where a field stands: the form, its table, and the columns of the form in which it lies. */
export interface FieldSurroundings extends FieldPlace {
  readonly table: string
  readonly columnsPerRow: number
  /** What stands before the field's name in notes, such as `items/`. */
  readonly prefix?: string
}

/** Whether a record has been saved: until then there is nothing to see of what the server alone writes. */
const isSaved = '!isEmpty(values.id)'

/** A field of an online form as a field of a page (wire contract 3.2). */
export function toField(field: FormField, surroundings: FieldSurroundings): FieldResult {
  const { table, columnsPerRow, prefix = '' } = surroundings
  const place = `${prefix}${field.name}`
  const notes: FormNote[] = []
  const found = toWidget(field, surroundings)
  if (found === undefined) notes.push(toNote(place, 'wrong-form', unfinished, { view: field.view }))
  const { widget, props } = found ?? toPlainWidget(field, surroundings)
  const { rules, refused } = toRules(field, table)
  if (refused) notes.push(toNote(place, 'unknown-pattern', refused))
  const beginning = toBeginning(field)
  if (beginning.kind === 'refused') notes.push(toNote(place, 'wrong-form', beginning.message))
  const isWide = columnsPerRow > 1 && (wide.has(field.view) || isYes(field.extend.isOneRow))
  return {
    notes,
    field: {
      label: field.title,
      ...(field.help === '' ? {} : { help: field.help }),
      ...(widget === 'input' && props === undefined ? {} : { widget }),
      ...(props === undefined ? {} : { props }),
      ...(field.editable === 'never' ? { editable: 'never', showWhen: isSaved } : toGiven(field, beginning)),
      ...(rules.length > 0 ? { rules: [...rules] } : {}),
      ...(isWide ? { span: columnsPerRow } : {}),
    },
  }
}

/** How a person gives a value, and what it begins with. */
const toGiven = (field: FormField, beginning: ReturnType<typeof toBeginning>): Partial<Field> => ({
  ...toRequired(field),
  ...(field.editable === 'onCreate' ? { editable: 'onCreate' } : {}),
  // Nobody types into it, yet what defaults, rules, popups and scripts put there is saved.
  ...(field.isReadOnly ? { disabledWhen: 'true' } : {}),
  ...(beginning.kind === 'value' ? { default: beginning.value } : {}),
  ...(beginning.kind === 'rule' ? { fill: toFill(beginning) } : {}),
})

/** A password never comes out of the server: one that is stored stays when nothing is typed. */
function toRequired({ isRequired, view }: FormField): Pick<Field, 'required' | 'requiredWhen'> {
  if (!isRequired) return {}
  return view === 'password' ? { requiredWhen: 'isEmpty(record.id)' } : { required: true }
}

const toFill = ({ rule, watch }: { readonly rule: string; readonly watch?: string }): NonNullable<Field['fill']> => ({
  rule,
  ...(watch === undefined ? {} : { watch: [watch] }),
})
