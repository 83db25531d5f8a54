import type { ComponentType } from 'react'
import type { Field, Format } from '../language/index.ts'
import type { Registry } from './registry.ts'
import type { ViewProps } from './widget.ts'

/** What shows the values of a field, with the options that it needs; undefined for a widget that nobody knows. */
export interface FieldView {
  readonly View: ComponentType<ViewProps<unknown, unknown>> | undefined
  readonly props: unknown
}

const noProps = {}

/**
 * Finds what shows the values of a field where they are read: by the format of the place, else that of the field, else by
 * its widget, in one line where that is a cell.
 */
export function findView(
  registry: Registry,
  field: Field | undefined,
  place: { readonly format?: Format | undefined; readonly isCell: boolean },
): FieldView {
  const format = place.format ?? field?.format
  const { formatted } = registry
  if (format !== undefined && formatted)
    return { View: formatted as ComponentType<ViewProps<unknown, unknown>>, props: { format } }
  const widget = registry.findWidget(field?.widget ?? 'input')
  return { View: (place.isCell ? widget?.cell : undefined) ?? widget?.view, props: field?.props ?? noProps }
}
