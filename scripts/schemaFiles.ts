import { fileURLToPath } from 'node:url'
import { createSchemas } from '../runtime/language/index.ts'
import { widgetSchemas } from '../widgets/props.ts'

/** The schema files by which editors complete and describe documents, with the text that each should have. */
export function schemaFiles(): readonly { readonly path: string; readonly text: string }[] {
  const schemas = createSchemas(widgetSchemas)
  return (['page', 'model'] as const).map((form) => ({
    path: fileURLToPath(new URL(`../schemas/${form}.schema.json`, import.meta.url)),
    text: `${JSON.stringify({ title: `Pagewright ${form}`, ...schemas[form] }, null, 2)}\n`,
  }))
}
