import { type Static, Type } from 'typebox'
import { openAccess } from '../openAccess.ts'
import { IconName, MenuName, type Reference, Strict, Text } from './annotations.ts'
import { FormRules } from './formRules.ts'

const name = Type.String({ pattern: '^[a-z][a-z0-9_]{0,31}$', expected: 'lower-case letters, digits and `_`' })
const dictionary = Type.String({ minLength: 1, reference: 'dictionary' })
const flag = (description: string) => Type.Optional(Type.Boolean({ default: false, description }))
const isOn = (description: string) => Type.Optional(Type.Boolean({ default: true, description }))
const dataTypes = ['String', 'Integer', 'Double', 'Date', 'Datetime'] as const

/** A column that the document lists. */
const listed = { ...name, reference: 'listed' satisfies Reference }

/** Where an entry of the menu leads to the form or report; without it there is none. */
const menu = Type.Optional(
  Strict(
    {
      parent: { ...MenuName, description: 'the folder of the menu' },
      order: Type.Optional(Type.Number({ description: 'the place among its siblings, smallest first' })),
      icon: Type.Optional({ ...IconName, description: 'the name of an icon beside its title' }),
    },
    { description: 'the entry of the menu that leads to it; none when left out' },
  ),
)

/** `forms/*.json`: an online form as a person designs it; the installer makes its description and its table. */
export const FormDocument = Strict({
  $schema: Type.Optional(Type.String({ description: 'where an editor finds the schema of this document' })),
  table: { ...name, description: 'the name of the table, which is made for it' },
  title: { ...Text, description: 'what the form is called' },
  kind: Type.Optional(
    Type.Enum(['records', 'part', 'tree'], {
      default: 'records',
      description: 'what it holds: records, parts of those of another form, or a tree; `records` when left out',
    }),
  ),
  main: Type.Optional({ ...name, description: 'the table of the form that a part belongs to' }),
  menu,
  fields: Type.Array(
    Strict({
      name: { ...name, description: 'the name of the column' },
      label: { ...Text, description: 'what people read' },
      type: Type.Enum(
        [
          ...['text', 'longText', 'wholeNumber', 'number', 'amount', 'date', 'datetime', 'time', 'yesNo', 'choice'],
          ...['choices', 'person', 'department', 'file', 'picture', 'link', 'area', 'richText', 'markdown', 'password'],
        ],
        { description: 'what the values are; the widget and the column follow from it' },
      ),
      required: flag('whether a value must be given'),
      choices: Type.Optional({ ...dictionary, description: 'the dictionary whose items are chosen' }),
      linkTo: Type.Optional({ ...name, description: 'the table of the form whose records are chosen' }),
      width: Type.Optional(
        Type.Integer({ minimum: 40, maximum: 1000, description: 'pixels of its column in the list' }),
      ),
      length: Type.Optional(Type.Integer({ minimum: 1, maximum: 4000, description: 'characters of a text at most' })),
      digits: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 10, description: 'digits after the point of a number' }),
      ),
      defaultValue: Type.Optional(Type.String({ description: 'the value of a new record' })),
      inList: isOn('whether it is a column of the list'),
      inQuery: flag('whether people search by it'),
      inForm: isOn('whether it stands in the form'),
      readOnly: flag('whether people only read it'),
      unique: flag('whether no two records have the same value'),
    }),
    { minItems: 1, description: 'the fields in their order' },
  ),
  rules: Type.Optional({
    ...FormRules,
    description: 'what the server keeps to with its records, whoever writes them, in the words of tables',
  }),
})
export type FormDocument = Static<typeof FormDocument>

/** `reports/*.json`: an online report. */
export const ReportDocument = Strict({
  $schema: Type.Optional(Type.String({ description: 'where an editor finds the schema of this document' })),
  code: { ...name, description: 'the code by which it is found' },
  title: { ...Text, description: 'what it is called' },
  query: Type.String({ minLength: 1, description: 'the statement, as the editor of queries takes it' }),
  access: Type.Optional(
    Type.Enum([...openAccess], {
      description:
        'who reads it besides those whom the administration grants it: everybody who is signed in, or anyone, who gets the columns that are `public`',
    }),
  ),
  menu,
  columns: Type.Array(
    Strict({
      name: { ...name, description: 'the column of the statement' },
      label: { ...Text, description: 'what people read' },
      type: Type.Optional(Type.Enum([...dataTypes], { default: 'String', description: 'what the values are' })),
      choices: Type.Optional({ ...dictionary, description: 'the dictionary that translates its values' }),
      public: flag('whether it leaves to people who are not signed in, where `access` lets them read'),
      width: Type.Optional(Type.Integer({ minimum: 40, maximum: 1000, description: 'pixels of the column' })),
      inQuery: flag('whether people search by it'),
      range: Type.Optional(Type.Boolean({ default: false, description: 'whether it is asked by a range' })),
      total: flag('whether the sum of its values stands beneath them'),
    }),
    { minItems: 1, description: 'the columns in their order' },
  ),
  chart: Type.Optional(
    Strict(
      {
        type: Type.Enum(['bar', 'line', 'area', 'pie'], { description: 'which chart' }),
        category: { ...listed, description: 'the column along the axis of names' },
        values: Type.Array(listed, { minItems: 1, description: 'the columns that are drawn' }),
      },
      { description: 'the chart above the records; none when left out' },
    ),
  ),
})
export type ReportDocument = Static<typeof ReportDocument>

/** `graphs/*.json`: a graph report. */
export const GraphDocument = Strict({
  $schema: Type.Optional(Type.String({ description: 'where an editor finds the schema of this document' })),
  code: { ...name, description: 'the code by which it is found' },
  title: { ...Text, description: 'what it is called' },
  query: Type.String({ minLength: 1, description: 'the statement, as the editor of queries takes it' }),
  types: Type.Array(Type.Enum(['bar', 'line', 'pie', 'table']), {
    minItems: 1,
    uniqueItems: true,
    description: 'how the rows show; a person chooses among them',
  }),
  category: { ...listed, description: 'the column along the axis of names' },
  values: Type.Array(listed, { minItems: 1, description: 'the columns that are drawn' }),
  access: Type.Optional(
    Type.Enum([...openAccess], {
      description:
        'who opens it besides those whom the administration grants it: everybody who is signed in, or anyone, who gets the columns that are `public`, those of the charts among them',
    }),
  ),
  menu,
  columns: Type.Array(
    Strict({
      name: { ...name, description: 'the column of the statement' },
      label: { ...Text, description: 'what people read' },
      type: Type.Optional(Type.Enum([...dataTypes], { default: 'String', description: 'what the values are' })),
      choices: Type.Optional({ ...dictionary, description: 'the dictionary that translates its values' }),
      public: flag('whether it leaves to people who are not signed in, where `access` lets them read'),
      total: flag('whether the sum of its values stands beneath them'),
    }),
    { minItems: 1, description: 'the columns in their order' },
  ),
})
export type GraphDocument = Static<typeof GraphDocument>
