import type { WidgetSchema } from './schema/field.ts'
import { createSchemas, type DocumentType, type JsonSchema } from './schema/index.ts'
import type { Validators } from './validators.ts'

/** The widgets of one app with what follows from them: the schemas of its documents and their validators. */
export interface Vocabulary {
  readonly schemas: Readonly<Record<DocumentType, JsonSchema>>
  readonly validators: Validators
  readonly widgets: ReadonlyMap<string, WidgetSchema>
  /** The widgets that a field may name; the rest lay out other fields. */
  readonly fieldWidgets: readonly string[]
}

export function createVocabulary(widgets: readonly WidgetSchema[], validators: Validators): Vocabulary {
  return {
    schemas: createSchemas(widgets),
    validators,
    widgets: new Map(widgets.map((widget) => [widget.id, widget])),
    fieldWidgets: widgets.filter((widget) => widget.contains !== 'layout').map((widget) => widget.id),
  }
}

/** The widget of a field that names none. */
export const defaultWidget = 'input'
