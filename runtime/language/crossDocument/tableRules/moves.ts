import type { Diagnostic } from '../../diagnostic.ts'
import { getList, getMember, getText, isObject } from '../../json.ts'
import { childPointer } from '../../pointer.ts'
import { suggestWord } from '../../suggestions.ts'
import { dictionariesOf } from '../rows/checkRows.ts'
import { type CheckedTable, columnOf, type TableCheck } from './tableCheck.ts'

interface Move {
  readonly path: string
  readonly move: unknown
}

const isFirst = ({ move }: Move): boolean => getMember(move, 'from') === undefined

/** The states that the dictionary of the column has; undefined where none of the packs has one. */
function statesOf({ workspace, table }: CheckedTable, column: string | undefined): readonly string[] | undefined {
  return dictionariesOf(workspace).get(getText(columnOf(table, column), 'dict') ?? '')
}

function checkStates(moves: readonly Move[], states: readonly string[] | undefined): readonly Diagnostic[] {
  const reached = new Set(moves.map(({ move }) => getText(move, 'to')))
  return moves.flatMap(({ path, move }) => {
    const named = [
      { state: getText(move, 'to'), place: childPointer(path, 'to'), isSource: false },
      ...getList(move, 'from').map((state, index) => ({
        state: typeof state === 'string' ? state : undefined,
        place: childPointer(childPointer(path, 'from'), index),
        isSource: true,
      })),
    ]
    return named.flatMap(({ state, place, isSource }): readonly Diagnostic[] => {
      if (state === undefined) return []
      if (states !== undefined && !states.includes(state))
        return [
          {
            path: place,
            code: 'unknown-value',
            message: `the dictionary of the column has no \`${state}\`${suggestWord(state, states)}`,
          },
        ]
      const isLost = isSource && !reached.has(state)
      const message = `no move leads to \`${state}\`, so that no record is ever in it`
      return isLost ? [{ path: place, code: 'unknown-value', message }] : []
    })
  })
}

/** The move by which records are added takes what the call of adding does; every other one says who makes it. */
function checkMove({ path, move }: Move): readonly Diagnostic[] {
  if (!isFirst({ path, move })) {
    if (getMember(move, 'access') !== undefined) return []
    return [{ path, code: 'missing-property', message: '`access` is missing: it says who makes the move' }]
  }
  return (['access', 'takes'] as const)
    .filter((name) => getMember(move, name) !== undefined)
    .map((name) => ({
      path: childPointer(path, name),
      at: 'key' as const,
      code: 'unknown-property' as const,
      message: `records are added by this move, as the table says of \`add\`: \`${name}\` says nothing here`,
    }))
}

/** The states of a table and the moves between them. */
export const checkMoves: TableCheck = (checked) => {
  const { table } = checked
  const transitions = getMember(table, 'transitions')
  const column = getText(transitions, 'column')
  const moves = getList(transitions, 'moves').flatMap((move, index): readonly Move[] =>
    isObject(move) ? [{ path: childPointer('/transitions/moves', index), move }] : [],
  )
  if (moves.length === 0) return []
  const found: Diagnostic[] = []
  const type = getText(columnOf(table, column), 'type')
  if (type !== undefined && type !== 'text')
    found.push({ path: '/transitions/column', code: 'unknown-column', message: 'a state is of the type `text`' })
  const first = moves.filter(isFirst)
  if (first.length === 0)
    found.push({
      path: '/transitions/moves',
      code: 'missing-property',
      message: 'one move has no `from`: that by which records are added, so that a new record has a state',
    })
  for (const { path } of first.slice(1))
    found.push({ path, code: 'duplicate-name', message: 'another move without `from` adds the records already' })
  const ids = new Set<string>()
  for (const { path, move } of moves) {
    const id = getText(move, 'id') ?? ''
    if (ids.has(id))
      found.push({ path: `${path}/id`, code: 'duplicate-name', message: `another move is called \`${id}\`` })
    ids.add(id)
  }
  return [...found, ...moves.flatMap(checkMove), ...checkStates(moves, statesOf(checked, column))]
}
