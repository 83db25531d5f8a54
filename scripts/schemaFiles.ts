import { fileURLToPath } from 'node:url'
import { schemaNames } from '../runtime/language/index.ts'
import { editorSchema } from './schemas/editorSchema.ts'
import { schemaText } from './schemas/schemaText.ts'

/** The schema files by which editors complete and describe documents, with the text that each should have. */
export function schemaFiles(): readonly { readonly path: string; readonly text: string }[] {
  return schemaNames.map((name) => ({
    path: fileURLToPath(new URL(`../schemas/${name}.schema.json`, import.meta.url)),
    text: schemaText(editorSchema(name)),
  }))
}
