import { type Static, Type } from 'typebox'
import { AccessCode, Identity, MenuName, Strict, Text } from './annotations.ts'
import { Choice, when, whenType } from './choice.ts'

/** `pack.json`: what a folder of pages, texts, dictionaries, tables and rows is called, and its menu folders. */
export const Pack = Strict({
  $schema: Type.Optional(Type.String()),
  id: Identity,
  version: Type.Integer({ minimum: 1 }),
  title: Text,
  sample: Type.Optional(
    Type.Boolean({ default: false, description: 'whether it is installed only where sample rows are (`DEMO`)' }),
  ),
  requires: Type.Optional(Type.Array(Type.String({ minLength: 1, reference: 'pack' }))),
  menu: Type.Optional(
    Type.Array(
      Strict({
        id: Identity,
        title: Text,
        path: Type.String({ pattern: '^/' }),
        icon: Type.Optional(Type.String({ minLength: 1 })),
        parent: Type.Optional(MenuName),
        order: Type.Optional(Type.Number()),
      }),
    ),
  ),
  access: Type.Optional(
    Type.Array(Strict({ code: AccessCode, label: Text, page: Type.String({ minLength: 1, reference: 'page' }) }), {
      description: 'codes that only the server asks for, with the page under which they are granted',
    }),
  ),
  powers: Type.Optional(
    Type.Array(
      Strict({
        code: AccessCode,
        reason: { ...Text, description: 'a plain sentence: what somebody is able to do with the code' },
      }),
      { description: 'codes worth as much as the role of an administrator: only administrators grant them' },
    ),
  ),
})
export type Pack = Static<typeof Pack>

/** `dictionaries/*.json`: a code with its items. */
export const DictionaryDocument = Strict({
  $schema: Type.Optional(Type.String()),
  code: Type.String({ pattern: '^[A-Za-z][\\w-]*$' }),
  name: Text,
  description: Type.Optional(Text),
  type: Type.Optional(
    Type.Enum(['text', 'number'], {
      description: 'what the values are; lists of dictionaries say so',
      default: 'text',
    }),
  ),
  items: Type.Array(
    Strict({
      value: Type.String(),
      text: Text,
      color: Type.Optional(Type.String({ minLength: 1 })),
      disabled: Type.Optional(Type.Boolean({ default: false })),
    }),
  ),
})
export type DictionaryDocument = Static<typeof DictionaryDocument>

/** The types of a pack table's columns. */
export const columnTypes = ['text', 'integer', 'decimal', 'boolean', 'date', 'datetime', 'json'] as const

const identifier = Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$', expected: 'lower-case letters, digits and `_`' })

/** `tables/*.json`: a table that the installer creates and the server answers for, without code. */
export const TableDocument = Strict({
  $schema: Type.Optional(Type.String()),
  table: identifier,
  title: Type.Optional(Text),
  path: Type.String({ pattern: '^/[A-Za-z0-9/_-]+$' }),
  access: AccessCode,
  columns: Type.Unsafe<Readonly<Record<string, TableColumn>>>({
    type: 'object',
    minProperties: 1,
    propertyNames: identifier,
    additionalProperties: Strict({
      type: Type.Enum([...columnTypes]),
      label: Type.Optional(Text),
      length: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      required: Type.Optional(Type.Boolean({ default: false })),
      unique: Type.Optional(Type.Boolean({ default: false })),
      dict: Type.Optional(Type.String({ minLength: 1, reference: 'dictionary' })),
    }),
  }),
  lookup: Type.Optional(
    Type.Array(identifier, { description: 'columns that table dictionaries `table,text,code` and trees may read' }),
  ),
  indexes: Type.Optional(
    Type.Array(Choice('a list of column names', [whenType('array', Type.Array(identifier, { minItems: 1 }))])),
  ),
})
export type TableDocument = Static<typeof TableDocument>

/** `i18n/{zh,en,tw}.json`: the texts of a pack by their keys, in one language. */
export const TextsDocument = Type.Record(Type.String(), Type.String())
export type TextsDocument = Static<typeof TextsDocument>

/**
 * A moment by its distance from the installation, such as `{ "daysAgo": 3, "time": "09:12:00" }`: what should look recent
 * stays so, however old the pack is. Without a time it is the time of day of the installation; fewer days than none lie
 * ahead.
 */
export const RelativeMoment = Strict(
  {
    daysAgo: Type.Integer({ minimum: -36_500, maximum: 36_500, description: 'days before the installation' }),
    time: Type.Optional(
      Type.String({
        pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
        expected: 'a time of day such as `09:12:00`',
        description: 'the time of day, in GMT+8; that of the installation when left out',
      }),
    ),
  },
  { description: 'a moment by its distance from the installation, for columns of dates and times' },
)
export type RelativeMoment = Static<typeof RelativeMoment>

const rowValue = Type.Unsafe<unknown>(when({ type: 'object', required: ['daysAgo'] }, RelativeMoment))

/** `rows/<table>.json`: sample rows of a table, by column names. */
export const RowsDocument = Type.Array(Type.Record(Type.String(), rowValue))
export type RowsDocument = Static<typeof RowsDocument>

/** One column of a pack table; `dict` is the dictionary that translates it in lists and sheets. */
export interface TableColumn {
  readonly type: (typeof columnTypes)[number]
  readonly label?: string
  readonly length?: number
  readonly required?: boolean
  readonly unique?: boolean
  readonly dict?: string
}
