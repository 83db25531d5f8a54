import { type Reference, TemplateRecord } from '../schema/annotations.ts'

/** Puts values into the page's form. */
export const setValuesArguments = {
  ...TemplateRecord,
  keys: 'assigned' satisfies Reference,
  description: 'puts values into the form of the page, by the names of its fields',
}
