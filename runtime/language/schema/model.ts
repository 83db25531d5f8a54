import { type Static, Type } from 'typebox'
import { refTo, Strict } from './annotations.ts'
import { DocumentId } from './envelope.ts'
import type { Field } from './field.ts'
import { Source } from './source.ts'

/** What records are: where they come from, their key, the field that names one, and their fields (design 3). */
export const Model = Strict({
  $schema: Type.Optional(Type.String()),
  kind: Type.Literal('model'),
  id: DocumentId,
  version: Type.Integer({ minimum: 1 }),
  source: Type.Optional(Source),
  key: Type.Optional(
    Type.String({ minLength: 1, default: 'id', description: 'the field that identifies a record; `id` when left out' }),
  ),
  display: Type.Optional(
    Type.String({ minLength: 1, reference: 'field', description: 'the field that names a record to people' }),
  ),
  fields: refTo<Readonly<Record<string, Field>>>('fields'),
})
export type Model = Static<typeof Model>
