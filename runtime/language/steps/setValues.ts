import { TemplateRecord } from '../schema/annotations.ts'

/** Puts values into the page's form. */
export const setValuesArguments = TemplateRecord
