import { type Static, Type } from 'typebox'

const word = Type.String({ maxLength: 500 })

/** One condition of a saved query as the wire has it (specification 3, wire contract 2.3); nothing else of it is kept. */
export const Condition = Type.Object(
  {
    field: Type.String({ minLength: 1, maxLength: 200 }),
    rule: Type.String({ minLength: 1, maxLength: 40 }),
    val: Type.String({ maxLength: 10_000 }),
    type: Type.Optional(word),
    dbType: Type.Optional(word),
    dictCode: Type.Optional(word),
    dictTable: Type.Optional(word),
    dictText: Type.Optional(word),
    options: Type.Optional(
      Type.Array(Type.Object({ value: word, text: word }, { additionalProperties: false }), { maxItems: 500 }),
    ),
    customReturnField: Type.Optional(word),
    popup: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
)
export type Condition = Static<typeof Condition>
