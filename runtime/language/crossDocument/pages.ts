import { checkFields } from '../checks/checkDocument.ts'
import { isPiece } from '../checks/fragmentPiece.ts'
import { withoutReported } from '../checks/reported.ts'
import { checkSource } from '../checks/source.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { getMember, getText, isObject } from '../json.ts'
import { givenTo } from '../names/assigned.ts'
import { checkNames } from '../names/checkNames.ts'
import { checkCircles } from '../names/circles.ts'
import { mergeFields } from '../resolvePage.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { shapeOfGiven } from './givenShapes.ts'
import { findModel, namedDocumentOf } from './namedDocument.ts'
import { type Check, contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/**
 * The documents with what only shows once the models of pages are there: what the props of fields say that take their
 * widget from the model.
 */
export function withModels(vocabulary: Vocabulary, entries: readonly Entry[]): readonly Entry[] {
  const workspace = { entries, known: {} }
  return entries.map((entry) => {
    const model = entry.read.result.form === 'page' ? findModel(workspace, contentOf(entry)) : undefined
    if (!model?.read.isReadable || !entry.read.isReadable) return entry
    const { checked } = entry.read
    const canCheck = checked.hasSoundFields && model.read.checked.hasSoundFields
    const fields = checkFields(vocabulary, contentOf(entry), contentOf(model), canCheck)
    const read = { ...entry.read, checked: { ...checked, places: [...checked.places, ...fields.places] } }
    return { ...entry, read, ofModel: [...fields.diagnostics, ...checkSource(contentOf(entry), contentOf(model))] }
  })
}

/**
 * Pages and their models fit: the fields that a page names exist, its overrides suit their widgets, its source has the
 * calls. What a page says by itself was checked as it was read.
 */
export const checkPages: Check = (workspace, report) => {
  for (const entry of [...entriesOf(workspace, 'page'), ...entriesOf(workspace, 'model')]) {
    const page = contentOf(entry)
    const model = findModel(workspace, page)
    const isWhole = getMember(page, 'model') === undefined
    if (!isWhole && !model?.read.isReadable) continue
    if (!entry.read.isReadable || !isObject(page)) continue
    const { checked } = entry.read
    // Whose fields the columns, the layout or the steps of a fragment name is known where it is used.
    const isOfAnother = isPiece(page) && isWhole
    const canCheck = !isOfAnother && checked.hasSoundFields && (model?.read.checked.hasSoundFields ?? true)
    const fields = mergeFields(getMember(model && contentOf(model), 'fields'), page.fields)
    const diagnostics = [
      ...(entry.ofModel ?? []),
      ...(canCheck ? checkNamesOf(workspace, entry, model) : []),
      ...checkCircles(page, fields),
    ]
    for (const diagnostic of withoutReported(diagnostics, checked.diagnostics)) report(entry, diagnostic)
  }
}

/** Checks the names of fields in a document against what it and its model declare. */
function checkNamesOf(workspace: Workspace, entry: Entry, model: Entry | undefined): readonly Diagnostic[] {
  const { places, scopes } = entry.read.checked
  const named = namedDocumentOf(workspace, entry, model)
  const values = givenTo(workspace, getText(contentOf(entry), 'id') ?? '')
  const given = shapeOfGiven(workspace, entry)
  return checkNames({ ...named, given, assigned: [...named.assigned, ...values] }, places, scopes)
}
