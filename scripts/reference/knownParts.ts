import { isObject, type JsonSchema } from '../../runtime/language/index.ts'
import { BlockAction } from '../../runtime/language/kinds/page/action.ts'
import { BlockSource, NamedSources, RecordSource } from '../../runtime/language/kinds/page/source.ts'
import { ActionEntry, CustomAction, FormActionEntry } from '../../runtime/language/schema/action.ts'
import { FormPart } from '../../runtime/language/schema/formPart.ts'
import { QueryEntry } from '../../runtime/language/schema/query.ts'
import { Rule } from '../../runtime/language/schema/rule.ts'
import { Source } from '../../runtime/language/schema/source.ts'

/** A part that many places share, described in one place of the reference. */
interface KnownPart {
  readonly words: string
  readonly address: string
}

const withoutWords = (schema: object): string => {
  const { description: _description, default: _default, ...rest } = schema as JsonSchema
  return JSON.stringify(rest)
}

const parts: ReadonlyMap<string, KnownPart> = new Map(
  (
    [
      [Source, 'source', 'sources.md#sources-of-a-page'],
      [RecordSource, 'source of records', 'sources.md#sources-of-blocks'],
      [BlockSource, 'name of a source, or source of records', 'sources.md#sources-of-blocks'],
      [NamedSources, 'sources of records by name', 'sources.md#sources-of-blocks'],
      [QueryEntry, 'entry of the query bar', 'sources.md#query-bar'],
      [ActionEntry, 'action', 'actions.md'],
      [FormActionEntry, 'action', 'actions.md'],
      [CustomAction, 'action', 'actions.md'],
      [BlockAction, 'action', 'actions.md'],
      [FormPart, 'form', 'layout.md#forms'],
      [Rule, 'rule', 'fields.md#rules'],
    ] as const
  ).map(([schema, words, address]) => [withoutWords(schema), { words, address }]),
)

const references: Readonly<Record<string, KnownPart>> = {
  field: { words: 'field', address: 'fields.md' },
  fields: { words: 'fields by name', address: 'fields.md' },
  step: { words: 'step', address: 'steps.md' },
  layout: { words: 'layout', address: 'layout.md' },
  panel: { words: 'panel', address: 'layout.md#panels' },
  formStep: { words: 'step of the form', address: 'layout.md#steps-of-a-form' },
  note: { words: 'note', address: 'layout.md#notes' },
  links: { words: 'links', address: 'layout.md#links' },
  columnEntry: { words: 'column', address: 'fields.md#columns' },
  format: { words: 'format', address: 'formats.md' },
  axis: { words: 'axis', address: 'charts.md#axes' },
  block: { words: 'block', address: 'blocks.md' },
}

/** The part that a schema is or refers to, where the reference describes it once. */
export function findKnownPart(schema: JsonSchema): KnownPart | undefined {
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice('#/$defs/'.length) : undefined
  if (name?.startsWith('props.')) return { words: 'options of the widget', address: `widgets.md#${name.slice(6)}` }
  return name === undefined ? parts.get(withoutWords(schema)) : references[name]
}

/** The schema inside of a property of a schema, when it has one. */
export function schemaAt(schema: JsonSchema, word: string): JsonSchema | undefined {
  const inner = schema[word]
  return isObject(inner) ? inner : undefined
}
