import { isFilterText } from '../../../data/index.ts'
import { isObject, type QueryRule } from '../../../language/index.ts'
import type { ValueWidget } from '../../../registry/index.ts'
import { shapeOf, toElements } from '../filters/ruleValue.ts'
import { joinParts, splitParts } from './parts.ts'

/** By what a value of the query bar is asked. */
export interface FilterKind {
  readonly rule: QueryRule
  readonly widget: ValueWidget | undefined
  readonly props: Readonly<Record<string, unknown>>
}

/** A value that says more than its text: its operator, or that it is several. */
const marked = /^(like|ne|ge|le|eq|in)\((.*)\)$/s

/** Limits of a field are none of what is asked of it. */
const noLimits = {}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const toText = (value: unknown): string => (isObject(value) || isEmpty(value) ? '' : String(value))

/** Writes a value of the query bar as people read it; empty for one that asks nothing. */
export function writeFilterValue(value: unknown, { rule, widget, props }: FilterKind): string {
  const shape = shapeOf(rule)
  if (shape === 'several') return joinParts(toElements(value).map(toText))
  if (shape === 'range') {
    const ends = [value].flat().map(toText)
    return ends.some((end) => end !== '') ? joinParts([ends[0] ?? '', ends[1] ?? '']) : ''
  }
  if (Array.isArray(value)) return value.length === 0 ? '' : `in(${joinParts(value.map(toText))})`
  if (isFilterText(value)) {
    const { text, operator } = value
    const isPlain = !marked.test(text) && isSame(widget?.filtering?.begin(text, props), value)
    return isPlain ? text : `${operator}(${text})`
  }
  const text = toText(value)
  const isOwn = !marked.test(text) && (!widget?.filtering || isSame(widget.filtering.begin(text, props), value))
  return text === '' || isOwn ? text : `eq(${text})`
}

/** Reads what `writeFilterValue` has written; undefined where the text is none of the values of the field. */
export function readFilterValue(text: string, kind: FilterKind): { readonly value: unknown } | undefined {
  if (text === '') return { value: undefined }
  const { rule, widget, props } = kind
  const shape = shapeOf(rule)
  const parts = splitParts(text)
  if (shape === 'range') return parts.length > 2 ? undefined : readRange(parts, kind)
  if (shape === 'several') return readSeveral(parts, kind)
  const [, mark, inner = ''] = marked.exec(text) ?? []
  if (mark === 'in') return readSeveral(splitParts(inner), kind)
  if (mark === 'eq') return readPlainValue(inner, kind)
  if (mark !== undefined) return widget?.filtering ? { value: { operator: mark, text: inner } } : undefined
  return widget?.filtering ? { value: widget.filtering.begin(text, props) } : readPlainValue(text, kind)
}

function readRange([from = '', to = '']: readonly string[], kind: FilterKind): { readonly value: unknown } | undefined {
  return from === '' && to === '' ? { value: undefined } : readAll([from, to], kind)
}

function readSeveral(parts: readonly string[], kind: FilterKind): { readonly value: unknown } | undefined {
  const some = parts.filter((part) => part !== '')
  return some.length > 0 ? readAll(some, kind) : { value: undefined }
}

function readAll(parts: readonly string[], kind: FilterKind): { readonly value: unknown } | undefined {
  const values = parts.map((part) => (part === '' ? { value: undefined } : readPlainValue(part, kind)))
  return values.every((each) => each !== undefined) ? { value: values.map((each) => each.value) } : undefined
}

/** Reads one value of a field without an operator of its own. */
export function readPlainValue(
  text: string,
  { widget, props }: Pick<FilterKind, 'widget' | 'props'>,
): { readonly value: unknown } | undefined {
  if (widget?.value === 'number') {
    const number = Number(text)
    return text.trim() === '' || !Number.isFinite(number) ? undefined : { value: number }
  }
  const own = optionsOf(props).find((value) => String(value) === text)
  const value = own ?? text
  return widget?.refuses?.(value, noLimits) ? undefined : { value }
}

/** The choices of a field that has them in its document: their values need not be texts. */
const optionsOf = ({ options }: FilterKind['props']): readonly unknown[] =>
  Array.isArray(options) ? options.map((option: unknown) => (isObject(option) ? option.value : option)) : []
