import { firstOf, listOf, numberOf, textOf, wireOf } from '../../wire.ts'
import type { FormMove } from '../onlineForm.ts'
import { byOrder, readProperties } from './readForm.ts'

/** The moves of a form that take values, in their order; other servers of the family know none. */
export const readMoves = (value: unknown): readonly FormMove[] =>
  byOrder(
    listOf(value).flatMap((wire, place) => {
      const move = textOf(wire.move)
      if (move === '') return []
      return [
        {
          move,
          code: firstOf(wire.buttonCode, move),
          name: firstOf(wire.buttonName, move),
          condition: textOf(wire.exp),
          order: numberOf(wire.orderNum) ?? place,
          fields: byOrder(readProperties(wireOf(wire.properties), wire.required)),
        },
      ]
    }),
  )
