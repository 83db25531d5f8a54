import { Type } from 'typebox'
import { Strict, TemplateRecord, TemplateString } from '../schema/annotations.ts'

/** Saves an answer of the server as a file (specification 7.4). */
export const downloadArguments = Strict({
  url: TemplateString,
  query: Type.Optional(TemplateRecord),
  fileName: Type.Optional(TemplateString),
})
