import { hoistRepeated } from '../../runtime/language/hoist.ts'
import {
  createSchemas,
  type DocumentType,
  type JsonSchema,
  kindSchemaName,
  pageKinds,
} from '../../runtime/language/index.ts'
import { isObject } from '../../runtime/language/json.ts'
import { widgetSchemas } from '../../widgets/props.ts'
import { reachedDefinitions } from './reachedDefinitions.ts'

const schemas = createSchemas(widgetSchemas)
const { $schema: dialect, $defs: pageDefinitions } = schemas.page

/** A schema with the definitions that it reaches and no others, each part that stands several times written once. */
function compose(title: string, own: JsonSchema, definitions: unknown): JsonSchema {
  const reached = reachedDefinitions(own, isObject(definitions) ? definitions : {})
  const { document, ...$defs } = hoistRepeated({ ...reached, document: own })
  const inner = Object.keys($defs).length === 0 ? {} : { $defs }
  return { title: `Pagewright ${title}`, $schema: dialect, ...(isObject(document) ? document : own), ...inner }
}

/** Leads to the schema of the kind that a page names, which is a file beside this one. */
function pageSchema(): JsonSchema {
  const kinds = Object.keys(pageKinds)
  return {
    title: 'Pagewright page',
    $schema: dialect,
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: kinds, description: 'what sort of page it is; the rest follows from it' } },
    allOf: kinds.map((kind) => ({
      if: { required: ['kind'], properties: { kind: { const: kind } } },
      then: { $ref: `${kindSchemaName(kind)}.schema.json` },
    })),
  }
}

/** The schema of the name for editors: of documents of one type, of one kind of page, or the one that leads to the kinds. */
export function editorSchema(name: string): JsonSchema {
  if (name === 'page') return pageSchema()
  for (const [kind, schema] of Object.entries(pageKinds))
    if (kindSchemaName(kind) === name) return compose(`page of the kind ${kind}`, { ...schema }, pageDefinitions)
  const { $schema: _dialect, $defs, ...own } = schemas[name as DocumentType]
  return compose(name, own, $defs)
}
