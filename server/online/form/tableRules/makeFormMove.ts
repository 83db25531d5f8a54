import { createError, createFailure } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Language } from '../../../http/language.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { refusalFor } from '../../../http/stranger.ts'
import { texts } from '../../../http/texts.ts'
import type { PackMove } from '../../../packs/packTable.ts'
import { makeMove } from '../../../packs/table/moves.ts'
import { findServedTable } from '../../../packs/table/servedTable.ts'
import type { FormDescription } from '../description.ts'
import type { OpenForm } from '../openForm.ts'
import { findRecord } from '../records/records.ts'
import { ruledForm, toFormTable } from './formTable.ts'
import { isMeant } from './moveButtons.ts'
import { serveForm } from './servedForm.ts'

interface WantedMove {
  readonly move: string
  /** The key of the record. */
  readonly id: string
  readonly values: Values
  /** Whether it was asked for by a button, which has nowhere to type what a move takes. */
  readonly isButton?: boolean
  /** What was sent, where it may say the version of the record that its sender has read. */
  readonly sent?: unknown
}

const takesValues = texts(
  '“{move}”需要填写：{fields}。请在显示填写窗口的客户端中操作',
  '"{move}" needs values of {fields}, which this button cannot ask for.',
  '「{move}」需要填寫：{fields}。請在顯示填寫視窗的用戶端中操作',
)

/** Refuses the button of a move that takes values, by whatever client it is pressed. */
function requireNoValues(form: FormDescription, { label, takes }: PackMove, language: Language): void {
  if (takes === undefined) return
  const { fields } = ruledForm(form)
  const names = takes.map((name) => fields.find(({ dbFieldName }) => dbFieldName === name)?.dbFieldTxt ?? name)
  throw createFailure(takesValues, { details: { move: label[language], fields: names.join(', ') } })
}

/** Makes a move of a record of a form, for who may make it; throws where there is no such move, or it cannot be made. */
export async function makeFormMove(call: SignedInCall, open: OpenForm, wanted: WantedMove): Promise<void> {
  const transitions = toFormTable(open.form)?.transitions
  const move = transitions?.moves.find(({ id, from }) => id === wanted.move && from !== undefined)
  if (transitions === undefined || move === undefined) throw createError('recordNotFound')
  if (!(await isMeant(call, move.access ?? 'signedIn'))) throw refusalFor(call.user, createError('forbidden'))
  if (wanted.isButton) requireNoValues(open.form, move, call.language)
  const { id, values, sent } = wanted
  const seen = { body: sent, model: open.model, read: () => findRecord(call, open.model, id) }
  await makeMove(serveForm(open.form, open.whole), transitions, move, {
    id,
    values,
    call,
    find: findServedTable,
    ...(sent === undefined ? {} : { seen }),
  })
}
