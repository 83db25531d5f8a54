import type { SuperQueryLine } from '../../../data/index.ts'
import type {
  Field,
  ResolvedPage,
  SuperQueryField,
  SuperQueryOptions,
  SuperQueryRule,
} from '../../../language/index.ts'
import type { ValueWidget } from '../../../registry/index.ts'
import { rulesOf } from './rules.ts'

/** A field by which a line of the advanced query may ask (specification 3, query field definition). */
export interface FilterableField {
  /** The value on the wire; of a field inside of another `parent,child`. */
  readonly name: string
  /** What people read; of a field inside of another `parent-child`. */
  readonly label: string
  /** The label of the field around it. */
  readonly group?: string
  readonly widget: ValueWidget
  readonly props: Readonly<Record<string, unknown>>
  readonly rules: readonly SuperQueryRule[]
}

export interface FilterableRequest {
  readonly fields: ResolvedPage['fields']
  readonly options: SuperQueryOptions | undefined
  readonly findWidget: (id: string) => ValueWidget | undefined
  readonly text: (source: string | undefined) => string
  readonly hasAccess: (code: string) => boolean
}

type Entry = Exclude<SuperQueryField, string>

const defaultWidget = 'input'
const noProps = {}

/** The widgets of all fields that may be asked, those inside of others too. */
export const filterWidgets = (fields: ResolvedPage['fields']): readonly string[] => [
  defaultWidget,
  ...Object.values(fields).flatMap((field): readonly string[] =>
    field.fields ? filterWidgets(field.fields) : [field.widget ?? defaultWidget],
  ),
]

/** The fields of a page by which people may ask: those that it lists, else all that have a label and a plain value. */
export function toFilterableFields(request: FilterableRequest): readonly FilterableField[] {
  const { fields, options } = request
  const entries: readonly Entry[] = options?.fields
    ? options.fields.map((entry) => (typeof entry === 'string' ? { field: entry } : entry))
    : Object.keys(fields).map((field) => ({ field }))
  const isListed = options?.fields !== undefined
  return entries.flatMap((entry) => {
    const field = fields[entry.field]
    if (!field || !mayAsk(field, request)) return []
    const label = request.text(entry.label ?? field.label) || entry.field
    if (!field.fields) return toFilterable({ name: entry.field, label, field, entry, isListed }, request)
    const inner = Object.entries(field.fields).filter(([name]) => entry.fields?.includes(name) ?? true)
    return inner.flatMap(([name, child]) => {
      if (!mayAsk(child, request)) return []
      const named = { name: `${entry.field},${name}`, label: `${label}-${request.text(child.label) || name}` }
      return toFilterable({ ...named, group: label, field: child, entry, isListed }, request)
    })
  })
}

const mayAsk = ({ access }: Field, { hasAccess }: FilterableRequest): boolean =>
  access === undefined || hasAccess(access)

interface Candidate {
  readonly name: string
  readonly label: string
  readonly group?: string
  readonly field: Field
  readonly entry: Entry
  readonly isListed: boolean
}

function toFilterable(candidate: Candidate, { findWidget }: FilterableRequest): readonly FilterableField[] {
  const { name, label, group, field, entry, isListed } = candidate
  const own = findWidget(field.widget ?? defaultWidget)
  if (!own || own.isSecret) return []
  const isPlain = own.value !== 'record' && own.group !== 'file' && field.label !== undefined
  if (!isListed && !isPlain) return []
  // What is typed is asked in one line, whatever it is edited by.
  const isTyped = own.value === 'text' && (own.group === 'input' || own.group === 'editor')
  const widget = isTyped ? findWidget(defaultWidget) : own
  if (!widget) return []
  const props = isTyped ? noProps : (field.props ?? noProps)
  const rules = entry.rules ?? rulesOf(widget)
  return [{ name, label, ...(group === undefined ? {} : { group }), widget, props, rules }]
}

/** What the wire says of a field beside the question: its type, its dictionary, its choices (wire contract 2.3). */
export function toWireParts(
  { widget, props }: FilterableField,
  value: unknown,
): Pick<SuperQueryLine, 'type' | 'dictionary' | 'options'> {
  const dictionary = typeof props.dict === 'string' ? { dictionary: props.dict } : {}
  const options = toOptions(props.options)
  return { type: toType(widget, props, value), ...dictionary, ...(options ? { options } : {}) }
}

function toType(
  widget: ValueWidget,
  props: FilterableField['props'],
  value: unknown,
): NonNullable<SuperQueryLine['type']> {
  if (widget.value === 'number') return props.precision === 0 ? 'integer' : 'decimal'
  if (widget.value !== 'date') return 'text'
  // A time of day and a month are dates to people alone.
  const text = String([value].flat()[0] ?? '')
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'date'
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? 'datetime' : 'text'
}

function toOptions(options: unknown): SuperQueryLine['options'] {
  if (!Array.isArray(options)) return undefined
  return options.flatMap((option: unknown) => {
    const { value, label } = (option ?? {}) as { readonly value?: unknown; readonly label?: unknown }
    return value === undefined ? [] : [{ value: String(value), text: String(label ?? value) }]
  })
}
