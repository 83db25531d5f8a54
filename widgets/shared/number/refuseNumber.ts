import type { ValueRefusal } from '../../../runtime/index.ts'
import { quote } from '../refusals.ts'
import { toText } from '../values.ts'
import { decimalsOf, exactDigits } from './decimal.ts'
import type { NumberBounds } from './numberBounds.ts'
import { parseNumber, toNumber } from './numberText.ts'

/** Says what is wrong with what was put in as a number: it is kept as it was typed. */
export function refuseNumber(value: unknown, { min, max, precision }: NumberBounds): ValueRefusal | undefined {
  const number = toNumber(value)
  if (number === undefined) {
    const text = toText(value)
    if (parseNumber(text, { isExact: false }) !== undefined)
      return { text: '@:form.digits', values: { limit: exactDigits } }
    return { text: '@:form.notNumber', values: { text: quote(text) } }
  }
  if (min !== undefined && number < min) return { text: '@:form.min', values: { limit: min } }
  if (max !== undefined && number > max) return { text: '@:form.max', values: { limit: max } }
  if (precision !== undefined && decimalsOf(number) > precision)
    return { text: '@:form.decimals', values: { limit: precision } }
  return undefined
}
