import { types } from 'pg'
import { typeParsers } from '../../../db/parsers.ts'
import type { FieldType } from '../../../http/query/condition.ts'

const asIs = (text: string): string => text

/** Types whose usual reading is an object of the driver; a report shows their text. */
const textTypes: readonly number[] = [17, 600, 718, 1186]

/** How the texts of PostgreSQL become values, by the id of their type. */
export const reportParsers: Readonly<Record<number, (text: string) => unknown>> = {
  ...typeParsers,
  ...Object.fromEntries(textTypes.map((id) => [id, asIs])),
}

/** The reading of a type for the driver of PostgreSQL servers. */
export const parserOf = (id: number, format?: 'text' | 'binary'): ((text: string) => unknown) =>
  reportParsers[id] ?? types.getTypeParser(id, format)

const fieldTypes: Readonly<Record<number, FieldType>> = {
  16: 'boolean',
  20: 'integer',
  21: 'integer',
  23: 'integer',
  700: 'decimal',
  701: 'decimal',
  1700: 'decimal',
  1082: 'date',
  1114: 'datetime',
  1184: 'datetime',
  114: 'json',
  3802: 'json',
}

/** What a column of a type is to the grammar of queries. */
export const toFieldType = (typeId: number): FieldType => fieldTypes[typeId] ?? 'text'

/** Texts as the grammar compares them; columns of other types without a word of their own are compared as text. */
const plainTexts: readonly number[] = [25, 1043]
export const isCastToText = (typeId: number): boolean =>
  fieldTypes[typeId] === undefined && !plainTexts.includes(typeId)

/** Values are sent as texts, whatever the type of their place: the embedded driver would ask some for another form. */
export const textValues = { 16: String, 114: String, 3802: String }
