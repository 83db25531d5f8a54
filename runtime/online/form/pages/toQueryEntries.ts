import type { QueryEntry } from '../../../language/index.ts'
import type { QueryItem } from '../../query/readQuery.ts'
import { type ListFilter, toFilter } from '../../query/toFilter.ts'
import { toChoices } from '../fields/choices.ts'
import { toBeginning } from '../fields/defaults.ts'
import { type FormNote, toNote } from '../notes.ts'
import type { OnlineForm } from '../onlineForm.ts'

const unasked = {
  zh: '查询条件 {place} 的默认值不能使用编码规则，已忽略',
  en: 'The default filter of {place} cannot come from an auto-fill rule; it was left out.',
  tw: '查詢條件 {place} 的預設值不能使用編碼規則，已忽略',
}

function toDefault(item: QueryItem): { readonly value?: unknown; readonly notes: readonly FormNote[] } {
  const beginning = toBeginning({ defaultValue: item.defaultValue, type: 'text' })
  if (beginning.kind === 'rule') return { notes: [toNote(item.field, 'wrong-form', unasked)] }
  if (beginning.kind === 'refused') return { notes: [toNote(item.field, 'wrong-form', beginning.message)] }
  if (beginning.kind === 'none') return { notes: [] }
  // A range that is asked for from the start begins and ends with two values.
  const parts = String(beginning.value).split(',')
  const isRange = item.mode === 'group' && parts.length === 2
  return { value: isRange ? parts.map((part) => part.trim()) : beginning.value, notes: [] }
}

const choicesOf = ({ field, attributes }: QueryItem, form: OnlineForm) =>
  toChoices({ name: field, attributes, options: [] }, form)

/** Buttons of a form, which an entry would take over with the props of its field, have no room in a line of the query. */
function inLine(item: QueryItem, filter: ListFilter, form: OnlineForm): ListFilter {
  const hasButtons = form.fields.some(({ name, view }) => name === item.field && view === 'radio')
  return hasButtons && filter.widget === 'dict-select'
    ? { ...filter, props: { ...(filter.props as object), mode: 'select' } }
    : filter
}

/** The query bar of a form's list; nothing where grants took it away (wire contract 1.13, getQueryInfo). */
export function toQueryEntries(form: OnlineForm): {
  readonly entries: readonly Exclude<QueryEntry, string>[]
  readonly notes: readonly FormNote[]
} {
  if (form.hidden.has('query')) return { entries: [], notes: [] }
  const results = form.query.map((item) => {
    const { value, notes } = toDefault(item)
    const entry = {
      field: item.field,
      label: item.label,
      ...inLine(item, toFilter(item, { choices: choicesOf(item, form), isList: true }), form),
      ...(value === undefined ? {} : { default: value }),
      collapsed: item.isFolded,
    }
    return { entry, notes }
  })
  return { entries: results.map(({ entry }) => entry), notes: results.flatMap(({ notes }) => notes) }
}
