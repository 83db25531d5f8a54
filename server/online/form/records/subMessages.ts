import { AppError, createFailure, fillText, type LanguageTexts } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { OpenSubForm, SubLink } from '../openForm.ts'

/** What a person may not do with rows of a sub table that they write with their main record. */
export type SubRefusal = keyof typeof refusals

const refusals = {
  add: {
    zh: '没有权限新增“{label}”的行，请去掉新增的行或联系管理员授权',
    en: 'You may not add rows of {label}; leave them out, or ask the administrator.',
    tw: '沒有權限新增「{label}」的列，請去掉新增的列或聯絡管理員授權',
  },
  import: {
    zh: '没有权限导入“{label}”的行，请清空这些列或联系管理员授权',
    en: 'You may not import rows of {label}; empty their columns, or ask the administrator.',
    tw: '沒有權限匯入「{label}」的列，請清空這些欄或聯絡管理員授權',
  },
  edit: {
    zh: '没有权限修改“{label}”的行，请恢复原值或联系管理员授权',
    en: 'You may not change rows of {label}; leave them as they were, or ask the administrator.',
    tw: '沒有權限修改「{label}」的列，請恢復原值或聯絡管理員授權',
  },
  delete: {
    zh: '没有权限删除“{label}”的行，请保留这些行或联系管理员授权',
    en: 'You may not remove rows of {label}; keep them, or ask the administrator.',
    tw: '沒有權限刪除「{label}」的列，請保留這些列或聯絡管理員授權',
  },
  below: {
    zh: '该记录在“{label}”中有您看不到或无权删除的行，请先由有权限的人删除',
    en: 'The record has rows of {label} that you do not see or may not remove; ask someone with the permission to remove them first.',
    tw: '該記錄在「{label}」中有您看不到或無權刪除的列，請先由有權限的人刪除',
  },
} as const satisfies Record<string, LanguageTexts>

/** Refuses rows of a sub table, at the row where the request has one and at their table otherwise. */
export function refuseSubRows(
  { language }: Pick<SignedInCall, 'language'>,
  { form }: Pick<SubLink, 'form'>,
  refusal: SubRefusal,
  index?: number,
): AppError {
  const details = { label: form.head.tableTxt }
  const place = index === undefined ? form.head.tableName : toRowPlace(form.head, index)
  const words = fillText(refusals[refusal][language], details)
  return createFailure(refusals[refusal], { code: 510, details, result: { [place]: words } })
}

const toRowPlace = ({ tableName, relationType }: SubLink['form']['head'], index: number): string =>
  relationType === 1 ? tableName : `${tableName}.${index}`

/**
 * Runs a write of a row of a sub table. What is wrong with its fields is reported at `<table>.<row>.<field>`, rows
 * counted from 0, and at `<table>.<field>` where there is one row at most, so that the form can show it in its place.
 */
export async function inSubRow<T>({ form }: OpenSubForm, index: number, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const messages = error instanceof AppError ? error.result : undefined
    if (!(error instanceof AppError) || typeof messages !== 'object' || messages === null) throw error
    const place = toRowPlace(form.head, index)
    const placed = Object.entries(messages).map(([name, message]) => [`${place}.${name}`, message])
    throw new AppError(error.entry, error.details, Object.fromEntries(placed))
  }
}
