import { type Static, Type } from 'typebox'
import { AccessPrefix, Strict, Text } from './annotations.ts'
import { Choice, whenType } from './choice.ts'
import { identifier, ownColumn } from './tableNames.ts'
import { accessRules, columnRules, liveRule, recordRulesWith } from './tableRules.ts'

/** The types of a pack table's columns. */
export const columnTypes = ['text', 'integer', 'decimal', 'boolean', 'date', 'datetime', 'json'] as const

const Column = Strict({
  type: Type.Enum([...columnTypes], { description: 'what its values are' }),
  label: Type.Optional({ ...Text, description: 'its title in spreadsheets and messages' }),
  length: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'characters of a text at most; any number when left out',
    }),
  ),
  precision: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 38, description: 'digits of a decimal at most, before and after the point' }),
  ),
  scale: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 18, description: 'digits of a decimal after the point at most' }),
  ),
  required: Type.Optional(Type.Boolean({ default: false, description: 'whether every record has a value' })),
  unique: Type.Optional(Type.Boolean({ default: false, description: 'whether no two records have the same value' })),
  dict: Type.Optional(
    Type.String({
      minLength: 1,
      reference: 'dictionary',
      description: 'the dictionary that translates its values in lists and spreadsheets',
    }),
  ),
  ...columnRules,
})

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
  ...accessRules,
  tenant: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'whether records belong to the tenant in which they are made, and no other one sees them',
    }),
  ),
  depart: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'whether records keep the department of who made them, as `sysOrgCode`, for data rules',
    }),
  ),
  ...liveRule,
  columns: Type.Unsafe<Readonly<Record<string, TableColumn>>>({
    type: 'object',
    minProperties: 1,
    propertyNames: identifier,
    additionalProperties: Column,
    description: 'the columns by their names; the server adds the key and who made the record when',
  }),
  ...recordRulesWith(Text),
  lookup: Type.Optional(
    Type.Array(ownColumn, { description: 'columns that table dictionaries `table,text,code` and trees may read' }),
  ),
  indexes: Type.Optional(
    Type.Array(Choice('a list of column names', [whenType('array', Type.Array(ownColumn, { minItems: 1 }))]), {
      description: 'indexes of the database, each a list of columns',
    }),
  ),
})
export type TableDocument = Static<typeof TableDocument>

/** One column of a pack table; `dict` is the dictionary that translates it in lists and sheets. */
export interface TableColumn extends Static<typeof Column> {}
