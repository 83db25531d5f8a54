import { type TSchema, Type } from 'typebox'
import { when } from '../../schema/choice.ts'

/** An object whose property `word` decides which schema it follows; an unknown word is an issue at the word. */
export const branches = (word: string, schemas: Readonly<Record<string, TSchema>>): TSchema =>
  Type.Unsafe({
    type: 'object',
    required: [word],
    properties: { [word]: { enum: Object.keys(schemas), description: 'what sort it is; the rest follows from it' } },
    allOf: Object.entries(schemas).map(([name, schema]) =>
      when({ required: [word], properties: { [word]: { const: name } } }, schema),
    ),
  })
