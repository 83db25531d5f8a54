import { createFailure } from '../../../../runtime/language/index.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../../http/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import { builtInButtons, isBuiltIn } from '../../../online/form/button/builtInButtons.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { getForm, lockForm } from '../form/heads.ts'
import { authMessages } from './messages.ts'
import { pageTypes, readPageRows, savePageRow } from './pageRows.ts'

/** What an existing client needs to say which buttons of a form ask for a grant (wire contract 7.11). */
interface ButtonAuth {
  /** The buttons of the form's own, to which the client adds those that every form has. */
  readonly buttonList: readonly Values[]
  /** All buttons with whether each asks for a grant. */
  readonly authList: readonly Values[]
}

/** The buttons of a form, with whether each asks for a grant. */
export async function listButtonAuth(call: SignedInCall, formId: string): Promise<ButtonAuth> {
  const form = await getForm(call, formId)
  const buttonList = form.buttons.filter(({ buttonCode }) => !isBuiltIn(buttonCode))
  return { buttonList: buttonList.map((button) => ({ ...button })), authList: await listAuth(call, form) }
}

async function listAuth(call: SignedInCall, form: FormDescription): Promise<readonly Values[]> {
  const rows = await readPageRows(call, form.head.id, pageTypes.button)
  return toButtons(call, form).map(({ code, title }) => {
    const row = rows.find((one) => one.code === code)
    return {
      id: row?.id ?? null,
      cgformId: form.head.id,
      code,
      title,
      type: pageTypes.button,
      control: row?.control ?? 5,
      page: row?.page ?? 3,
      status: row?.status ?? 0,
    }
  })
}

/** Says of a button whether it asks for a grant. */
export function saveButtonAuth(
  call: SignedInCall,
  formId: string,
  { code, status }: { readonly code: string; readonly status: number },
): Promise<ButtonAuth> {
  return withTransaction(call, async (inner) => {
    const form = await lockForm(inner, formId)
    if (!toButtons(inner, form).some((button) => button.code === code))
      throw createFailure(authMessages.button, { details: { code: code.slice(0, 50) } })
    await savePageRow(
      inner,
      form,
      { code, type: pageTypes.button, control: 5, page: code.startsWith('form_') ? 5 : 3 },
      status === 1,
    )
    await logOperation(inner, {
      type: 'edit',
      content: texts('在线表单按钮权限', 'Button permissions of online form changed', '線上表單按鈕權限'),
      values: { formId, code, status },
    })
    return listButtonAuth(inner, formId)
  })
}

/** The buttons of a form, its own and those that every form has. */
export function toButtons(
  { language }: SignedInCall,
  { buttons }: FormDescription,
): readonly { readonly code: string; readonly title: string }[] {
  return [
    ...builtInButtons.map(({ code, title }) => ({ code, title: title[language] })),
    ...buttons.flatMap(({ buttonCode: code, buttonName: title }) => (isBuiltIn(code) ? [] : [{ code, title }])),
  ]
}
