import { getMember, isObject } from '../json.ts'
import type { DocumentType } from '../schema/index.ts'

const folders: Readonly<Record<string, DocumentType>> = {
  pages: 'page',
  models: 'model',
  dictionaries: 'dictionary',
  tables: 'table',
  i18n: 'texts',
  rows: 'rows',
  forms: 'form',
  reports: 'report',
  graphs: 'graph',
}

/** The form of a value by what it says, for documents that stand outside a pack. */
function formOfValue(value: unknown): DocumentType {
  if (getMember(value, 'kind') === 'model') return 'model'
  if (Array.isArray(value)) return 'rows'
  if (isObject(value) && !Object.hasOwn(value, 'kind')) {
    if (Object.hasOwn(value, 'items') && Object.hasOwn(value, 'code')) return 'dictionary'
    if (Object.hasOwn(value, 'table') && Object.hasOwn(value, 'path')) return 'table'
  }
  return 'page'
}

/** The form of a document: by its folder in a pack (ARCHITECTURE.md), else by what it says of itself. */
export function findDocumentType(file: string, value: unknown): DocumentType {
  const parts = file.replaceAll('\\', '/').split('/')
  if (parts.at(-1) === 'pack.json') return 'pack'
  const folder = parts.at(-2) ?? ''
  return (Object.hasOwn(folders, folder) ? folders[folder] : undefined) ?? formOfValue(value)
}
