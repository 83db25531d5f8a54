import type { FormPart, Layout, Step } from '../../../language/index.ts'
import { toOwnButtons } from '../actions/buttons.ts'
import { isLowerLevel } from '../fields/levels.ts'
import type { OnlineForm } from '../onlineForm.ts'
import { isFieldName } from './names.ts'

/** Pixels of the dialog of a form by the fields that stand side by side; a form of one column has the usual width. */
const widths: readonly (number | undefined)[] = [undefined, undefined, 900, 1120, 1280]

/** What a form with sub tables needs at least, and one that takes the whole window. */
const withSubs = 1120
const whole = 2000

const ownFields = (form: OnlineForm): readonly string[] =>
  form.fields.map(({ name }) => name).filter((name) => isFieldName(name) && !isLowerLevel(name, form.fields))

/** The sub tables that can be fields of a form. */
export const subsOf = ({ subs }: OnlineForm): OnlineForm['subs'] =>
  subs.filter(({ table, fields }) => isFieldName(table) && fields.length > 0)

/** The sub tables that a form holds; in the theme `erp` they are lists of their own (wire contract 3.1). */
export const subsInForm = (form: OnlineForm): OnlineForm['subs'] => (form.theme === 'erp' ? [] : subsOf(form))

function toLayout(form: OnlineForm): Layout {
  const fields = ownFields(form)
  const span = form.columnsPerRow
  const panels = subsInForm(form).map(({ title, table }) => ({
    title,
    items: [span > 1 ? { field: table, span } : table],
  }))
  if (panels.length === 0) return fields
  if (form.theme === 'tab') return [{ tabs: [{ title: form.title, items: fields }, ...panels] }]
  return [...fields, { tabs: panels }]
}

function toWidth(form: OnlineForm): number | undefined {
  const { settings, columnsPerRow } = form
  if (settings.isWide) return whole
  if (settings.width !== undefined) return settings.width
  const width = widths[columnsPerRow]
  return subsInForm(form).length > 0 ? Math.max(withSubs, width ?? 0) : width
}

/** A record is read anew when its form opens: rows of a list need not hold all of it (wire contract 1.13, form). */
export function toLoadSteps(form: OnlineForm, id?: string): Step[] {
  const own = form.fields.filter(({ name }) => isFieldName(name)).map(({ name }) => [name, `{{ result.${name} }}`])
  const subs = subsInForm(form).map(({ table, isOne }) => [
    table,
    isOne ? `{{ first(result.${table}) }}` : `{{ result.${table} ?? [] }}`,
  ])
  return [
    { request: { url: `/online/cgform/api/form/${encodeURIComponent(form.id)}/${id ?? '{{ record.id }}'}` } },
    // A form that no list opened knows its record by nothing else.
    { setValues: Object.fromEntries([...(id === undefined ? [] : [['id', '{{ result.id }}']]), ...own, ...subs]) },
  ]
}

/** How a record of the form is added, edited and shown (wire contract 3.1, form_template and theme_template). */
export function toFormPart(form: OnlineForm): FormPart {
  const width = toWidth(form)
  const { form: actions } = toOwnButtons(form)
  return {
    layout: [...toLayout(form)],
    ...(form.columnsPerRow > 1 ? { columns: form.columnsPerRow } : {}),
    ...(form.settings.hasLabelsBeside ? { labels: 'left' as const } : {}),
    ...(width === undefined ? {} : { width }),
    load: toLoadSteps(form),
    ...(form.settings.prints ? { print: true } : {}),
    ...(actions.length > 0 ? { actions: [...actions] } : {}),
  }
}
