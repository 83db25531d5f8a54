import { type Static, Type } from 'typebox'

const text = (maxLength: number) => Type.String({ maxLength })
const optional = (maxLength: number) => Type.Optional(Type.Union([text(maxLength), Type.Null()]))
const number = Type.Optional(Type.Union([Type.Number(), Type.Null()]))
const flag = Type.Optional(Type.Boolean())

const designField = Type.Object({
  id: Type.Optional(text(100)),
  label: Type.String({ default: '', maxLength: 200 }),
  type: Type.String({ default: '', maxLength: 40 }),
  required: flag,
  choices: optional(2000),
  linkTo: optional(50),
  width: number,
  name: optional(63),
  length: number,
  digits: number,
  defaultValue: optional(500),
  help: optional(500),
  inList: flag,
  inQuery: flag,
  inForm: flag,
  readOnly: flag,
  unique: flag,
  check: optional(300),
})

/** A form in plain words, as a person designs it. */
const designBody = {
  title: Type.String({ default: '', maxLength: 200 }),
  fields: Type.Array(designField, { default: [], maxItems: 500 }),
}

/** What is said once, of a new form. */
export const newDesignBody = Type.Object({
  ...designBody,
  kind: Type.Union([Type.Literal('records'), Type.Literal('part'), Type.Literal('tree')], { default: 'records' }),
  main: optional(50),
  table: optional(50),
})

export const changedDesignBody = Type.Object({
  ...designBody,
  id: Type.String({ minLength: 1, maxLength: 100 }),
  version: Type.Optional(Type.Integer()),
})

export type DesignFieldBody = Static<typeof designField>
export type NewDesignBody = Static<typeof newDesignBody>
export type ChangedDesignBody = Static<typeof changedDesignBody>
