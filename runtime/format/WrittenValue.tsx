import { useEffect, useReducer } from 'react'
import { type Format, toText, toTimeTitle } from '../language/index.ts'
import type { DataRecord } from '../registry/index.ts'
import type { FormatIntl } from './formatIntl.ts'

interface WrittenValueProps {
  readonly value: unknown
  readonly format: Format | undefined
  readonly record: DataRecord | undefined
  readonly intl: FormatIntl
}

/** How often a time is written anew that says how far away it is, in milliseconds. */
const pace = 30_000

const isRelative = (format: Format | undefined): boolean =>
  format === 'relative' || (typeof format === 'object' && format.as === 'relative')

/** A value as its format writes it; how far a time is away stays true, and its title is the time. */
export function WrittenValue(props: WrittenValueProps) {
  if (isRelative(props.format)) return <RelativeTime {...props} />
  return props.intl.format(props.value, props.format, props.record)
}

function RelativeTime({ value, format, record, intl }: WrittenValueProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(redraw, pace)
    return () => clearInterval(timer)
  }, [])
  const exact = typeof value === 'string' ? toTimeTitle(value) : intl.format(value, 'datetime')
  return (
    <time dateTime={toText(value)} title={exact || toText(value)}>
      {intl.format(value, format, record)}
    </time>
  )
}
