import { Type } from 'typebox'
import { CallTemplate, Strict, TemplateRecord, TemplateString } from '../schema/annotations.ts'

/** Saves an answer of the server as a file (specification 7.4). */
export const downloadArguments = Strict(
  {
    url: { ...CallTemplate, description: 'the path of the call' },
    query: Type.Optional({ ...TemplateRecord, description: 'parameters of the address' }),
    fileName: Type.Optional({
      ...TemplateString,
      description: 'the name of the file; that of the server when left out',
    }),
  },
  { description: 'saves an answer of the server as a file' },
)
