import { builtInActions, type CustomAction, type Step, toButtonCondition } from '../../../language/index.ts'
import { toOnlineFormMoveId } from '../moveId.ts'
import { type FormNote, toNote } from '../notes.ts'
import type { FormButton, FormMove, OnlineForm } from '../onlineForm.ts'
import { toScriptStep } from './scriptStep.ts'
import { toIcon } from './toIcon.ts'

/** The buttons of a form's own by where they stand, with what had to be left out. */
export interface OwnButtons {
  readonly toolbar: readonly CustomAction[]
  readonly rows: readonly CustomAction[]
  readonly form: readonly CustomAction[]
  readonly notes: readonly FormNote[]
}

const brokenCondition = {
  zh: '按钮 {place} 的显示条件“{condition}”无法识别，按钮已隐藏',
  en: 'The condition `{condition}` of the button {place} cannot be read; write `field#eq#value`. The button is hidden.',
  tw: '按鈕 {place} 的顯示條件「{condition}」無法識別，按鈕已隱藏',
}

/** An id of the page's own: no built-in action is called so, and it is a short name. */
function toActionId(code: string): string {
  const isTaken = (builtInActions as readonly string[]).includes(code)
  if (!isTaken && /^[a-z][A-Za-z0-9_-]*$/.test(code)) return code
  // Letters of other scripts stand by their numbers, so that two codes stay two ids (wire contract 7.14).
  const toPlain = (letter: string): string =>
    /[\p{L}\p{N}]/u.test(letter) ? `-u${letter.codePointAt(0)?.toString(16)}` : '-'
  return `button-${code.replace(/[^A-Za-z0-9_-]/gu, toPlain)}`
}

/** Where a button stands says what it is about: ticked records, the record of a row, the values of a form. */
const subjects = {
  button: { dataId: "{{ join(pluck(selection, 'id'), ',') }}", uiFormData: '{{ first(selection) }}' },
  link: { dataId: '{{ record.id }}', uiFormData: '{{ record }}' },
  form: { dataId: '{{ record.id }}', uiFormData: '{{ values }}' },
} as const

function toSteps({ code, style, isScript }: FormButton, form: OnlineForm): Step[] {
  if (isScript) return [toScriptStep({ form: form.id, type: style === 'form' ? 'form' : 'list', method: code })]
  const body = { formId: form.id, buttonCode: code, ...subjects[style] }
  return [{ request: { method: 'POST', url: '/online/cgform/api/doButton', body, success: true } }, { reload: true }]
}

function toAction(button: FormButton, form: OnlineForm): CustomAction | FormNote {
  const condition = toButtonCondition(button.condition)
  if (!condition.ok) return toNote(button.code, 'expression-syntax', brokenCondition, { condition: button.condition })
  // Above the table there is no record that a condition could be about.
  const showWhen = button.style === 'button' ? undefined : condition.expression
  const icon = toIcon(button.icon)
  return {
    id: toActionId(button.code),
    label: button.name,
    ...(icon === undefined ? {} : { icon }),
    ...(showWhen === undefined ? {} : { showWhen }),
    // The action of a form is about one record; a script decides for itself.
    ...(button.style === 'button' && !button.isScript ? { needs: 'one' as const } : {}),
    steps: toSteps(button, form),
  }
}

/** A move that takes values asks for them in a page of its own. */
function toMoveAction({ code, name, condition, move }: FormMove, form: OnlineForm): CustomAction | FormNote {
  const shown = toButtonCondition(condition)
  if (!shown.ok) return toNote(code, 'expression-syntax', brokenCondition, { condition })
  const page = toOnlineFormMoveId({ code: form.id, move })
  return {
    id: toActionId(code),
    label: name,
    ...(shown.expression === undefined ? {} : { showWhen: shown.expression }),
    steps: [{ open: { page, mode: 'edit', query: { id: '{{ record.id }}' }, then: [{ reload: true }] } }],
  }
}

const isNote = (made: CustomAction | FormNote): made is FormNote => 'place' in made

/** The buttons of a form's own (wire contract 3.3): `button` above the table, `link` in each row, `form` in the form. */
export function toOwnButtons(form: OnlineForm): OwnButtons {
  const buttons = form.buttons.map((button) => ({ ...button, action: toAction(button, form) }))
  const moves = form.moves.map((move) => ({ ...move, style: 'link' as const, action: toMoveAction(move, form) }))
  const made = [...buttons, ...moves]
    .filter(({ code }) => !form.hidden.has(code))
    .toSorted((left, right) => left.order - right.order)
  const ofStyle = (style: FormButton['style']): readonly CustomAction[] =>
    made.flatMap(({ style: own, action }) => (own === style && !isNote(action) ? [action] : []))
  return {
    toolbar: ofStyle('button'),
    rows: ofStyle('link'),
    form: ofStyle('form').map(({ needs: _needs, ...action }) => action),
    notes: made.flatMap(({ action }) => (isNote(action) ? [action] : [])),
  }
}
