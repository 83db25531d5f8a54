import { joinTexts, toText } from '../coercion.ts'
import type { Value } from '../values.ts'
import { defineFunction } from './define.ts'

/** Writes a value by the name of a format, or leaves it as it is; the detail is the code of a currency, or the digits after the point. */
export type ValueWriter = (value: unknown, format: string, detail: string | number | undefined) => string | undefined

let writer: ValueWriter | undefined

/**
 * Sets what `format` writes values with, in the language and the zone of the person. It stands apart from the language,
 * which the server has too; without one a value is written as it is.
 */
export function setValueWriter(next: ValueWriter | undefined): void {
  writer = next
}

const toDetail = (value: Value): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined

const format = defineFunction({
  name: 'format',
  parameters: ['value', 'format', 'detail?'],
  run([value, name, detail], budget) {
    const plain = toText(value, budget)
    const isPlain = typeof value === 'number' || typeof value === 'string'
    const written = writer?.(isPlain ? value : plain, toText(name, budget), toDetail(detail))
    return written === undefined ? plain : joinTexts([written], '', budget)
  },
})

export const formatFunctions = [format]
