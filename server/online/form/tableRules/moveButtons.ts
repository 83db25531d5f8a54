import { isOpenAccess } from '../../../../runtime/language/index.ts'
import { isStranger } from '../../../http/stranger.ts'
import type { Viewer } from '../../../http/viewer.ts'
import type { PackMove, PackTransitions } from '../../../packs/packTable.ts'
import type { FormButton, FormDescription, FormField } from '../description.ts'
import { ruledForm, toFormTable } from './formTable.ts'

const prefix = 'transition_'

/** Whether a word of the rules of a form means somebody. */
export async function isMeant(viewer: Viewer, word: string): Promise<boolean> {
  if (!isOpenAccess(word)) return (await viewer.access(viewer.db)).has(word)
  return word === 'anyone' || !isStranger(viewer.user)
}

type ListedMove = PackMove & { readonly from: readonly string[]; readonly order: number }

/** The moves that somebody may make of records that are there, in the order of the rules. */
async function listMoves(viewer: Viewer, transitions: PackTransitions): Promise<readonly ListedMove[]> {
  const moves: ListedMove[] = []
  for (const [index, move] of transitions.moves.entries())
    if (move.from !== undefined && (await isMeant(viewer, move.access ?? 'signedIn')))
      moves.push({ ...move, from: move.from, order: 1000 + index })
  return moves
}

/**
 * The moves that somebody may make, as buttons of a record in the states from which they lead: clients of the family know
 * no moves. A move that takes values is none of them.
 */
export async function toMoveButtons(viewer: Viewer, form: FormDescription): Promise<readonly FormButton[]> {
  const transitions = toFormTable(form)?.transitions
  if (transitions === undefined) return []
  const moves = await listMoves(viewer, transitions)
  return moves.filter(({ takes }) => takes === undefined).map((move) => toButton(viewer, form, transitions, move))
}

/** A move that takes values, as a button with the fields that ask for them. */
export interface TakingMove {
  readonly move: string
  readonly button: FormButton
  readonly fields: readonly FormField[]
}

/** The moves that somebody may make and that take values, with their fields: those that a view leaves out among them. */
export async function toTakingMoves(viewer: Viewer, form: FormDescription): Promise<readonly TakingMove[]> {
  const transitions = toFormTable(form)?.transitions
  if (transitions === undefined) return []
  const all = [...form.fields, ...ruledForm(form).fields]
  const moves = await listMoves(viewer, transitions)
  return moves.flatMap((move) => {
    const { id, takes } = move
    if (takes === undefined) return []
    const fields = takes.flatMap((name) => all.find(({ dbFieldName }) => dbFieldName === name) ?? [])
    return [{ move: id, button: toButton(viewer, form, transitions, move), fields }]
  })
}

const toButton = (
  { language }: Viewer,
  { head }: FormDescription,
  { column }: PackTransitions,
  { id, label, from, order }: ListedMove,
): FormButton => ({
  id: `${head.id}_${prefix}${id}`,
  cgformHeadId: head.id,
  buttonCode: `${prefix}${id}`,
  buttonName: label[language ?? 'zh'],
  buttonIcon: null,
  buttonStatus: '1',
  buttonStyle: 'link',
  exp: `${column}#in#${from.join(',')}`,
  optType: 'action',
  orderNum: order,
  optPosition: '2',
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
})

/** The move that a button stands for; undefined for one of another sort. */
export const findMoveOfButton = (form: FormDescription, code: string): PackMove | undefined =>
  code.startsWith(prefix)
    ? toFormTable(form)?.transitions?.moves.find(({ id }) => id === code.slice(prefix.length))
    : undefined
