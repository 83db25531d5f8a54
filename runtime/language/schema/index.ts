import type { TSchema } from 'typebox'
import { pageKinds } from '../kinds/index.ts'
import { blockDefinition } from '../kinds/page/blocks/index.ts'
import { axisDefinition } from '../kinds/page/charts/parts.ts'
import { stepDefinitions } from '../steps/index.ts'
import { when } from './choice.ts'
import { columnDefinitions } from './column.ts'
import { fieldSchemaOf, fieldsSchema, type WidgetSchema } from './field.ts'
import { formatDefinition } from './format.ts'
import { layoutDefinitions } from './layout.ts'
import { Model } from './model.ts'
import { FormDocument, GraphDocument, ReportDocument } from './onlineDocuments.ts'
import { DictionaryDocument, Pack, RowsDocument, TextsDocument } from './pack.ts'
import { TableDocument } from './table.ts'

/** The schemas of one vocabulary: plain JSON Schema, for the validators, for editors and for the builders. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The documents that the language knows by the place where they stand in a pack. */
export type DocumentType = 'page' | 'model' | 'pack' | 'dictionary' | 'table' | 'texts' | 'rows' | OnlineDocumentType

/** Documents of things that are made online. */
type OnlineDocumentType = 'form' | 'report' | 'graph'

const dialect = 'http://json-schema.org/draft-07/schema#'

const definitionsOf = (widgets: readonly WidgetSchema[]): Readonly<Record<string, unknown>> => ({
  field: fieldSchemaOf(widgets),
  fields: fieldsSchema,
  ...stepDefinitions,
  ...layoutDefinitions,
  ...columnDefinitions,
  ...formatDefinition,
  ...axisDefinition,
  ...Object.fromEntries(widgets.map((widget) => [`props.${widget.id}`, widget.props])),
})

/** One page schema for every kind: the branch is chosen by `kind`, and an unknown kind is an issue at that word. */
const pageSchema = (): JsonSchema => ({
  type: 'object',
  required: ['kind'],
  properties: {
    $schema: { type: 'string', description: 'where an editor finds the schema of this document' },
    kind: {
      enum: Object.keys(pageKinds),
      word: 'kind',
      description: 'what sort of page it is; the rest follows from it',
    },
  },
  allOf: Object.entries(pageKinds).map(([kind, schema]: [string, TSchema]) =>
    when({ required: ['kind'], properties: { kind: { const: kind } } }, schema),
  ),
})

/**
 * Everything that documents of a vocabulary may say, as JSON Schema of draft 7 with the annotations `reference`,
 * `expression`, `template`, `word` and `expected`, which validators ignore and the checks of the language read.
 */
export function createSchemas(widgets: readonly WidgetSchema[]): Readonly<Record<DocumentType, JsonSchema>> {
  const $defs = definitionsOf(widgets)
  const complete = (schema: JsonSchema): JsonSchema => ({ $schema: dialect, ...schema, $defs })
  return {
    // Only pages hold blocks, and these are most of what can be said.
    page: { $schema: dialect, ...pageSchema(), $defs: { ...$defs, ...blockDefinition } },
    model: complete({ ...Model }),
    pack: { $schema: dialect, ...Pack },
    dictionary: { $schema: dialect, ...DictionaryDocument },
    table: { $schema: dialect, ...TableDocument },
    texts: { $schema: dialect, ...TextsDocument },
    rows: { $schema: dialect, ...RowsDocument },
    form: { $schema: dialect, ...FormDocument },
    report: { $schema: dialect, ...ReportDocument },
    graph: { $schema: dialect, ...GraphDocument },
  }
}
