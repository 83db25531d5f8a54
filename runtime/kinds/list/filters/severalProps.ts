import { isObject } from '../../../language/index.ts'
import type { ValueWidget } from '../../../registry/index.ts'

type Props = Readonly<Record<string, unknown>>

/**
 * The props with which a widget takes several values by itself; undefined for one that takes a single value. Its schema
 * tells: a flag `multiple`, or `multiple` among its modes.
 */
export function toSeveralProps(widget: ValueWidget, props: Props): Props | undefined {
  const { properties } = widget.props as { readonly properties?: unknown }
  if (!isObject(properties)) return undefined
  const { multiple, mode } = properties
  if (isObject(multiple) && multiple.type === 'boolean') return { ...props, multiple: true }
  if (isObject(mode) && Array.isArray(mode.enum) && mode.enum.includes('multiple'))
    return { ...props, mode: 'multiple' }
  return undefined
}
