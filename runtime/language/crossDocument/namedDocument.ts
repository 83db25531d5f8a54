import { getMember, getText, isObject } from '../json.ts'
import { assignedIn } from '../names/assigned.ts'
import type { NamedDocument } from '../names/scopes.ts'
import { defaultKey, mergeFields } from '../resolvePage.ts'
import { contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/** The model that a page names, if it is there. */
export const findModel = (workspace: Workspace, page: unknown): Entry | undefined => {
  const id = getText(page, 'model')
  return id === undefined
    ? undefined
    : entriesOf(workspace, 'model').find((entry) => getText(contentOf(entry), 'id') === id)
}

/**
 * Whether the fields of a document are all that its records have: those of a page with its model are, and those of a
 * document without any source. A model alone is completed by its pages, and another address may answer more than it says.
 */
function isModelComplete(page: unknown, model: unknown, names: readonly string[]): boolean {
  if (getMember(page, 'kind') === 'model') return false
  const source = getMember(page, 'source')
  if (model === undefined) return source === undefined && names.length > 0
  const rest = getText(source, 'rest')
  const isSame = rest !== undefined && rest === getText(getMember(model, 'source'), 'rest')
  return source === undefined || (isSame && getMember(source, 'list') === undefined)
}

/** What decides the names of a document, with what its model declares. */
export function namedDocumentOf(workspace: Workspace, entry: Entry, model: Entry | undefined): NamedDocument {
  const page = contentOf(entry)
  const declared = model && contentOf(model)
  const fields = mergeFields(getMember(declared, 'fields'), getMember(page, 'fields'))
  const source = getMember(page, 'source') ?? getMember(declared, 'source')
  return {
    workspace,
    value: { ...(isObject(page) ? page : {}), fields },
    fields,
    hasFields: getMember(page, 'fields') !== undefined,
    source,
    key: getText(page, 'key') ?? getText(declared, 'key') ?? defaultKey,
    isComplete: isModelComplete(page, declared, Object.keys(fields)),
    assigned: assignedIn(entry.read.checked.places),
  }
}
