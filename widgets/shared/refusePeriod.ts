import type { ValueRefusal } from '../../runtime/index.ts'
import { understandPeriod, writtenAs } from './readTypedPeriod.ts'
import { quote } from './refusals.ts'
import { toText } from './values.ts'

/** Says that what was put in as a month, a week or a year is none: it is kept as it was typed. */
export const refusePeriod = (value: unknown, period: keyof typeof writtenAs): ValueRefusal | undefined =>
  understandPeriod(value, period) === undefined
    ? { text: '@:form.notPeriod', values: { text: quote(toText(value)), format: writtenAs[period] } }
    : undefined
