import { Type } from 'typebox'
import { executeRule } from '../../fillRules/executeRule.ts'
import { defineFunction } from '../../http/index.ts'

/** A number by an auto-fill rule, for records that get theirs by a move, such as an invoice once it is issued. */
export const makeNumber = defineFunction({
  name: 'makeNumber',
  description:
    'makes a number or a code by an auto-fill rule and gives it as a text; a number that counts is taken back with the move',
  values: {
    rule: Type.String({ minLength: 1, maxLength: 100, description: 'the code of the rule' }),
    form: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'values that the rule reads, by their names' }),
    ),
  },
  run: (call, { rule, form = {} }) => executeRule(call, rule, form),
})
