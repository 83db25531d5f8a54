import { type Static, Type } from 'typebox'
import { MenuName, Strict, Text } from './annotations.ts'

const name = Type.String({ pattern: '^[a-z][a-z0-9_]{0,31}$', expected: 'lower-case letters, digits and `_`' })
const dictionary = Type.String({ minLength: 1, reference: 'dictionary' })
const flag = Type.Optional(Type.Boolean({ default: false }))
const isOn = Type.Optional(Type.Boolean({ default: true }))

/** Where an entry of the menu leads to the form or report; without it there is none. */
const menu = Type.Optional(
  Strict({
    parent: MenuName,
    order: Type.Optional(Type.Number()),
    icon: Type.Optional(Type.String({ minLength: 1 })),
  }),
)

/** `forms/*.json`: an online form as a person designs it; the installer makes its description and its table. */
export const FormDocument = Strict({
  $schema: Type.Optional(Type.String()),
  table: name,
  title: Text,
  kind: Type.Optional(
    Type.Enum(['records', 'part', 'tree'], { default: 'records', description: '`records` when left out' }),
  ),
  main: Type.Optional({ ...name, description: 'the table of the form that a part belongs to' }),
  menu,
  fields: Type.Array(
    Strict({
      name,
      label: Text,
      type: Type.Enum([
        ...['text', 'longText', 'wholeNumber', 'number', 'amount', 'date', 'datetime', 'time', 'yesNo', 'choice'],
        ...['choices', 'person', 'department', 'file', 'picture', 'link', 'area', 'richText', 'markdown', 'password'],
      ]),
      required: flag,
      choices: Type.Optional(dictionary),
      linkTo: Type.Optional({ ...name, description: 'the table of the form whose records are chosen' }),
      width: Type.Optional(Type.Integer({ minimum: 40, maximum: 1000 })),
      length: Type.Optional(Type.Integer({ minimum: 1, maximum: 4000 })),
      digits: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
      defaultValue: Type.Optional(Type.String()),
      inList: isOn,
      inQuery: flag,
      inForm: isOn,
      readOnly: flag,
      unique: flag,
    }),
    { minItems: 1 },
  ),
})
export type FormDocument = Static<typeof FormDocument>

/** `reports/*.json`: an online report. */
export const ReportDocument = Strict({
  $schema: Type.Optional(Type.String()),
  code: name,
  title: Text,
  query: Type.String({ minLength: 1, description: 'the statement, as the editor of queries takes it' }),
  menu,
  columns: Type.Array(
    Strict({
      name,
      label: Text,
      type: Type.Optional(Type.Enum(['String', 'Integer', 'Double', 'Date', 'Datetime'], { default: 'String' })),
      choices: Type.Optional(dictionary),
      width: Type.Optional(Type.Integer({ minimum: 40, maximum: 1000 })),
      inQuery: flag,
      range: Type.Optional(Type.Boolean({ default: false, description: 'whether it is asked by a range' })),
      total: flag,
    }),
    { minItems: 1 },
  ),
  chart: Type.Optional(
    Strict({
      type: Type.Enum(['bar', 'line', 'area', 'pie']),
      category: name,
      values: Type.Array(name, { minItems: 1 }),
    }),
  ),
})
export type ReportDocument = Static<typeof ReportDocument>

/** `graphs/*.json`: a graph report. */
export const GraphDocument = Strict({
  $schema: Type.Optional(Type.String()),
  code: name,
  title: Text,
  query: Type.String({ minLength: 1, description: 'the statement, as the editor of queries takes it' }),
  types: Type.Array(Type.Enum(['bar', 'line', 'pie', 'table']), { minItems: 1, uniqueItems: true }),
  category: name,
  values: Type.Array(name, { minItems: 1 }),
  menu,
  columns: Type.Array(
    Strict({
      name,
      label: Text,
      type: Type.Optional(Type.Enum(['String', 'Integer', 'Double', 'Date', 'Datetime'], { default: 'String' })),
      choices: Type.Optional(dictionary),
      total: flag,
    }),
    { minItems: 1 },
  ),
})
export type GraphDocument = Static<typeof GraphDocument>
