import { checkFields, withoutReported } from '../checks/checkDocument.ts'
import { checkSource } from '../checks/source.ts'
import { getText } from '../json.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { type Check, contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/** The model that a page names, if it is there. */
export const findModel = (workspace: Workspace, page: unknown): Entry | undefined => {
  const id = getText(page, 'model')
  return id === undefined
    ? undefined
    : entriesOf(workspace, 'model').find((entry) => getText(contentOf(entry), 'id') === id)
}

/** Pages and their models fit: the fields that a page names exist, its overrides suit their widgets, its source has the calls. */
export const createPageCheck =
  (vocabulary: Vocabulary): Check =>
  (workspace, report) => {
    for (const entry of entriesOf(workspace, 'page')) {
      const page = contentOf(entry)
      const model = findModel(workspace, page)
      if (model === undefined || !model.read.isReadable || !entry.read.isReadable) continue
      const { checked } = entry.read
      const canCheck = checked.hasSoundFields && model.read.checked.hasSoundFields
      const fields = checkFields(vocabulary, page, contentOf(model), checked.places, canCheck)
      const diagnostics = [...fields.diagnostics, ...checkSource(page, contentOf(model))]
      for (const diagnostic of withoutReported(diagnostics, checked.diagnostics)) report(entry, diagnostic)
    }
  }
