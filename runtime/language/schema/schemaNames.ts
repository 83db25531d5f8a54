import { pageKinds } from '../kinds/index.ts'
import type { DocumentType } from './index.ts'

/** The documents that have one schema each. A page has one for each kind, to which `page` leads. */
const documentTypes = [
  'model',
  'pack',
  'table',
  'dictionary',
  'rows',
  'texts',
  'form',
  'report',
  'graph',
] as const satisfies readonly Exclude<DocumentType, 'page'>[]

/** The name of the schema of one kind of page. */
export const kindSchemaName = (kind: string): string => `page.${kind}`

/** The names of all schemas for editors: `page.schema.json`, `page.list.schema.json`, `pack.schema.json` and so on. */
export const schemaNames: readonly string[] = ['page', ...Object.keys(pageKinds).map(kindSchemaName), ...documentTypes]
