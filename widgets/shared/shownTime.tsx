import { type EditProps, toShownTime, toTimeTitle, toWireTime } from '../../runtime/index.ts'
import { emptyValue } from './emptyValue.tsx'
import { type MomentFormat, toMomentText } from './momentText.ts'
import { toText } from './values.ts'

/** A stored moment as the person reads it: a day with a time is one of the wire, and whatever else stays as it is. */
export function toShownMoment(value: unknown, format: MomentFormat): string {
  const text = toText(value).trim()
  const isTime = format === 'YYYY-MM-DD HH:mm:ss' && /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/.test(text)
  return isTime ? toShownTime(toMomentText(text, format)) : toMomentText(text, format)
}

/** A time in a cell or on a detail page; its title names the zone. */
export function shownTime(value: unknown) {
  const shown = toShownMoment(value, 'YYYY-MM-DD HH:mm:ss')
  if (shown === '') return emptyValue
  return <time title={toTimeTitle(toMomentText(value, 'YYYY-MM-DD HH:mm:ss'))}>{shown}</time>
}

const eachText = (value: unknown, convert: (text: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((part) => eachText(part, convert))
  return typeof value === 'string' ? convert(value) : value
}

/** The editor of times of the wire as one of what the person reads and types. */
export const toShownEdit = <Value, Props>(edit: EditProps<Value, Props>): EditProps<Value, Props> => ({
  ...edit,
  value: eachText(edit.value, toShownTime) as typeof edit.value,
  onChange: (value) => edit.onChange(eachText(value, toWireTime) as typeof value),
})
