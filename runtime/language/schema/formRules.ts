import { type Static, Type } from 'typebox'
import { Strict, Text } from './annotations.ts'
import { Choice, whenType } from './choice.ts'
import { identifier } from './tableNames.ts'
import { accessRules, columnRules, liveRule, recordRulesWith } from './tableRules.ts'

/** A text, or one for each language: forms that people design have no texts beside them. */
const Words = Choice('a text, or an object with one for each of `zh`, `en` and `tw`', [
  whenType('string', Text),
  whenType(
    'object',
    Strict({
      zh: { ...Text, description: 'in simplified Chinese' },
      en: { ...Text, description: 'in English' },
      tw: { ...Text, description: 'in traditional Chinese' },
    }),
  ),
])

const ColumnRules = Strict(columnRules)

/** What the server keeps to with the records of an online form, in the words of tables of packs. */
export const FormRules = Strict({
  ...accessRules,
  ...liveRule,
  columns: Type.Optional(
    Type.Unsafe<Readonly<Record<string, Static<typeof ColumnRules>>>>({
      type: 'object',
      propertyNames: identifier,
      keys: 'ownColumn',
      additionalProperties: ColumnRules,
      description: 'what fields of the form say of their values beyond their type, by their names',
    }),
  ),
  ...recordRulesWith(Words),
})
export type FormRules = Static<typeof FormRules>
