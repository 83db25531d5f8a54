import type { FormField, FormIndex } from '../../../online/form/description.ts'
import { designMessages } from '../messages.ts'
import type { PartNames } from './partChanges.ts'

/** How fields are called. */
export const fieldNames: PartNames<FormField> = {
  name: ({ dbFieldName }) => dbFieldName,
  property: 'dbFieldName',
  twice: designMessages.fieldTwice,
  gone: designMessages.fieldGone,
}

/** How indexes are called. */
export const indexNames: PartNames<FormIndex> = {
  name: ({ indexName }) => indexName,
  property: 'indexName',
  twice: designMessages.indexTwice,
  gone: designMessages.indexGone,
}
