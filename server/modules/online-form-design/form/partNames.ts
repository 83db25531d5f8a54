import type { FormField, FormIndex } from '../../../online/form/description.ts'
import { designWords } from '../words.ts'
import type { PartNames } from './partChanges.ts'

/** How fields are called. */
export const fieldNames: PartNames<FormField> = {
  name: ({ dbFieldName }) => dbFieldName,
  property: 'dbFieldName',
  twice: designWords.fieldTwice,
  gone: designWords.fieldGone,
}

/** How indexes are called. */
export const indexNames: PartNames<FormIndex> = {
  name: ({ indexName }) => indexName,
  property: 'indexName',
  twice: designWords.indexTwice,
  gone: designWords.indexGone,
}
