import { type Static, Type } from 'typebox'
import { refTo, Strict } from './annotations.ts'
import { DocumentId } from './envelope.ts'
import type { Field } from './field.ts'
import { Source } from './source.ts'

/** What records are: where they come from, their key, the field that names one, and their fields (design 3). */
export const Model = Strict({
  $schema: Type.Optional(Type.String({ description: 'where an editor finds the schema of this document' })),
  kind: Type.Literal('model', { description: 'that the document is a model' }),
  id: { ...DocumentId, description: 'the name by which pages refer to the model, the pack first: `system.user`' },
  version: Type.Integer({ minimum: 1, description: 'the version of the format in which the model is written' }),
  source: Type.Optional({ ...Source, description: 'where the records come from' }),
  key: Type.Optional(
    Type.String({ minLength: 1, default: 'id', description: 'the field that identifies a record; `id` when left out' }),
  ),
  display: Type.Optional(
    Type.String({ minLength: 1, reference: 'field', description: 'the field that names a record to people' }),
  ),
  fields: { ...refTo<Readonly<Record<string, Field>>>('fields'), description: 'the fields of a record by their names' },
})
export type Model = Static<typeof Model>
