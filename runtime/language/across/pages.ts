import { checkFields, withoutJudged } from '../checks/checkDocument.ts'
import { checkSource } from '../checks/source.ts'
import { getText } from '../json.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { type Check, contentOf, type Entry, entriesOf, type World } from './world.ts'

/** The model that a page names, if it is there. */
export const findModel = (world: World, page: unknown): Entry | undefined => {
  const id = getText(page, 'model')
  return id === undefined
    ? undefined
    : entriesOf(world, 'model').find((entry) => getText(contentOf(entry), 'id') === id)
}

/** Pages and their models fit: the fields that a page names exist, its overrides suit their widgets, its source has the calls. */
export const createPageCheck =
  (vocabulary: Vocabulary): Check =>
  (world, report) => {
    for (const entry of entriesOf(world, 'page')) {
      const page = contentOf(entry)
      const model = findModel(world, page)
      if (model === undefined || !model.read.isReadable || !entry.read.isReadable) continue
      const { checked } = entry.read
      const canJudge = checked.hasSoundFields && model.read.checked.hasSoundFields
      const fields = checkFields(vocabulary, page, contentOf(model), checked.places, canJudge)
      const findings = [...fields.findings, ...checkSource(page, contentOf(model))]
      for (const finding of withoutJudged(findings, checked.findings)) report(entry, finding)
    }
  }
