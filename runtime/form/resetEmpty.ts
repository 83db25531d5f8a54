import type { Field } from '../language/index.ts'
import type { ValueWidget } from '../registry/index.ts'

/** A value, or what the widget of its field puts in place of an empty one (specification 4, switch). */
export function resetEmpty(
  { widget = 'input', props = {} }: Field,
  value: unknown,
  findWidget: (id: string) => ValueWidget | undefined,
): unknown {
  if (value !== undefined && value !== null && value !== '') return value
  return findWidget(widget)?.resetsTo?.(props) ?? value
}
