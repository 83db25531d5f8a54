import { isOpenAccess } from '../../../../runtime/language/index.ts'
import { isStranger } from '../../../http/stranger.ts'
import type { Viewer } from '../../../http/viewer.ts'
import type { PackMove, PackTransitions } from '../../../packs/packTable.ts'
import type { FormButton, FormDescription } from '../description.ts'
import { toFormTable } from './formTable.ts'

const prefix = 'transition_'

/** Whether a word of the rules of a form means somebody. */
export async function isMeant(viewer: Viewer, word: string): Promise<boolean> {
  if (!isOpenAccess(word)) return (await viewer.access(viewer.db)).has(word)
  return word === 'anyone' || !isStranger(viewer.user)
}

/**
 * The moves that somebody may make, as buttons of a record in the states from which they lead: clients of the family know
 * no moves. A move that takes values is none of them.
 */
export async function toMoveButtons(viewer: Viewer, form: FormDescription): Promise<readonly FormButton[]> {
  const transitions = toFormTable(form)?.transitions
  if (transitions === undefined) return []
  const buttons: FormButton[] = []
  for (const [index, move] of transitions.moves.entries())
    if (move.from !== undefined && move.takes === undefined && (await isMeant(viewer, move.access ?? 'signedIn')))
      buttons.push(toButton(viewer, form, transitions, { ...move, from: move.from, order: 1000 + index }))
  return buttons
}

type ListedMove = PackMove & { readonly from: readonly string[]; readonly order: number }

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
    ? toFormTable(form)?.transitions?.moves.find(
        (move) => move.id === code.slice(prefix.length) && move.takes === undefined,
      )
    : undefined
