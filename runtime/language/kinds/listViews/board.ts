import { type Static, Type } from 'typebox'
import { getList, getMember, getObject, getText } from '../../json.ts'
import { FieldName, Strict } from '../../schema/annotations.ts'
import { defineListView } from './definition.ts'

/** The columns of a board. */
export const Board = Strict({
  field: {
    ...FieldName,
    description:
      'the field whose choices are the columns; a card that is moved gets the value of its new column, and none in that of cards without a value, which takes cards where the field is not `required`',
  },
})
export type Board = Static<typeof Board>

/** Records as cards in the columns of a state. */
export const boardView = defineListView({
  id: 'board',
  options: {
    board: Type.Optional({ ...Board, description: 'the columns in which cards stand; `card` says how they look' }),
  },
  needs: { option: 'board', purpose: 'the field whose choices are the columns' },
  check: ({ page, fields }) => {
    const name = getText(getMember(page, 'board'), 'field')
    const field = name === undefined ? undefined : getMember(fields, name)
    if (field === undefined) return []
    const props = getObject(field, 'props')
    if (getText(props, 'dict') !== undefined || getList(props, 'options').length > 0) return []
    const message = `\`${name}\` has no choices to make columns of: give it \`dict\` or \`options\` in its \`props\`, or name a field that has them`
    return [{ path: '/board/field', code: 'wrong-value', message }]
  },
})
