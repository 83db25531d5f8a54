import { type Static, Type } from 'typebox'
import { AccessCode, AccessPrefix, IconName, Identity, MenuName, Strict, Text } from './annotations.ts'
import { Choice, when, whenType } from './choice.ts'

/** `pack.json`: what a folder of pages, texts, dictionaries, tables and rows is called, and its menu folders. */
export const Pack = Strict({
  $schema: Type.Optional(Type.String({ description: 'where an editor finds the schema of this document' })),
  id: { ...Identity, description: 'the first word of the ids of its pages and models' },
  version: Type.Integer({ minimum: 1, description: 'the version of the pack' }),
  title: { ...Text, description: 'what the pack is called' },
  sample: Type.Optional(
    Type.Boolean({ default: false, description: 'whether it is installed only where sample rows are (`DEMO`)' }),
  ),
  requires: Type.Optional(
    Type.Array(Type.String({ minLength: 1, reference: 'pack' }), {
      description: 'packs that are installed before it',
    }),
  ),
  menu: Type.Optional(
    Type.Array(
      Strict({
        id: { ...Identity, description: 'the name by which pages and folders refer to the folder' },
        title: { ...Text, description: 'what the menu says' },
        path: Type.String({ pattern: '^/', description: 'the address of the folder' }),
        icon: Type.Optional({ ...IconName, description: 'the name of an icon beside its title' }),
        parent: Type.Optional({ ...MenuName, description: 'the folder in which it stands; at the top when left out' }),
        order: Type.Optional(Type.Number({ description: 'the place among its siblings, smallest first' })),
      }),
      { description: 'folders of the menu in which its pages stand' },
    ),
  ),
  access: Type.Optional(
    Type.Array(
      Strict({
        code: { ...AccessCode, description: 'the code that calls of the server ask for' },
        label: { ...Text, description: 'what it is called where roles are granted codes' },
        page: Type.String({ minLength: 1, reference: 'page', description: 'the page under which it is granted' }),
      }),
      {
        description: 'codes that only the server asks for, with the page under which they are granted',
      },
    ),
  ),
  powers: Type.Optional(
    Type.Array(
      Strict({
        code: { ...AccessCode, description: 'the code' },
        reason: { ...Text, description: 'a plain sentence: what somebody is able to do with the code' },
      }),
      { description: 'codes worth as much as the role of an administrator: only administrators grant them' },
    ),
  ),
})
export type Pack = Static<typeof Pack>

/** `dictionaries/*.json`: a code with its items. */
export const DictionaryDocument = Strict({
  $schema: Type.Optional(Type.String({ description: 'where an editor finds the schema of this document' })),
  code: Type.String({ pattern: '^[A-Za-z][\\w-]*$', description: 'the code by which widgets refer to it' }),
  name: { ...Text, description: 'what the dictionary is called' },
  description: Type.Optional({ ...Text, description: 'what it is for' }),
  type: Type.Optional(
    Type.Enum(['text', 'number'], {
      description: 'what the values are; lists of dictionaries say so',
      default: 'text',
    }),
  ),
  items: Type.Array(
    Strict({
      value: Type.String({ description: 'what is stored' }),
      text: { ...Text, description: 'what people read' },
      color: Type.Optional(
        Type.String({ minLength: 1, description: 'the colour in which it shows, such as `green` or `#52c41a`' }),
      ),
      disabled: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'whether it can no longer be chosen; records that have it show it',
        }),
      ),
    }),
    { description: 'the items in their order' },
  ),
})
export type DictionaryDocument = Static<typeof DictionaryDocument>

/** The types of a pack table's columns. */
export const columnTypes = ['text', 'integer', 'decimal', 'boolean', 'date', 'datetime', 'json'] as const

const identifier = Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$', expected: 'lower-case letters, digits and `_`' })

/** `tables/*.json`: a table that the installer creates and the server answers for, without code. */
export const TableDocument = Strict({
  $schema: Type.Optional(Type.String({ description: 'where an editor finds the schema of this document' })),
  version: Type.Integer({ minimum: 1, description: 'the version of the format in which the table is written' }),
  table: { ...identifier, description: 'the name of the table in the database' },
  title: Type.Optional({ ...Text, description: 'what its records are called' }),
  path: Type.String({
    pattern: '^/[A-Za-z0-9/_-]+$',
    description: 'the path below which the server answers its calls; the `rest` of a source',
  }),
  accessPrefix: {
    ...AccessPrefix,
    description: 'what the codes of its calls begin with: `user` for `user:list`, `user:add` and so on',
  },
  live: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'whether pages hear of every write, each person of the records that they may read; the name of the table is the `socket` of a source',
    }),
  ),
  columns: Type.Unsafe<Readonly<Record<string, TableColumn>>>({
    type: 'object',
    minProperties: 1,
    propertyNames: identifier,
    additionalProperties: Strict({
      type: Type.Enum([...columnTypes], { description: 'what its values are' }),
      label: Type.Optional({ ...Text, description: 'its title in spreadsheets' }),
      length: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 100_000,
          description: 'characters of a text at most; any number when left out',
        }),
      ),
      required: Type.Optional(Type.Boolean({ default: false, description: 'whether every record has a value' })),
      unique: Type.Optional(
        Type.Boolean({ default: false, description: 'whether no two records have the same value' }),
      ),
      dict: Type.Optional(
        Type.String({
          minLength: 1,
          reference: 'dictionary',
          description: 'the dictionary that translates its values in lists and spreadsheets',
        }),
      ),
    }),
    description: 'the columns by their names; the server adds the key and who made the record when',
  }),
  lookup: Type.Optional(
    Type.Array(identifier, { description: 'columns that table dictionaries `table,text,code` and trees may read' }),
  ),
  indexes: Type.Optional(
    Type.Array(Choice('a list of column names', [whenType('array', Type.Array(identifier, { minItems: 1 }))]), {
      description: 'indexes of the database, each a list of columns',
    }),
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
