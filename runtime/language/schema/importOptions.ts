import { type Static, Type } from 'typebox'
import { FilterRecord, Strict, Text } from './annotations.ts'

/** What goes with the files of an import (specification 7.4, wire contract 1.11). */
export const ImportOptions = Strict({
  businessCode: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'the business code that servers of the family ask for, as `isSingleTableImport`',
    }),
  ),
  values: Type.Optional(
    FilterRecord(
      ['query', 'route', 'user', 'record'],
      'values that every imported record gets, such as the key of the record that it belongs to',
    ),
  ),
  strict: Type.Optional(
    Type.Boolean({ description: 'offers to check the rows more strictly; whether that is chosen at first' }),
  ),
  template: Type.Optional(
    Type.String({
      pattern: '^/',
      expected: 'a path that begins with `/`, such as `/shop/order/template`',
      description: 'the file that shows how a sheet has to look; an export without records when left out',
    }),
  ),
  help: Type.Optional({ ...Text, description: 'what people should know before they choose a file' }),
})
export type ImportOptions = Static<typeof ImportOptions>
