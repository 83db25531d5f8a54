import type { LanguageTexts, TextLanguage } from '../../../runtime/language/index.ts'
import type { SynchPlan } from './planSynch.ts'

/** What synchronising tells (wire contract 1.14). */
export const synchMessages = {
  refused: {
    zh: '同步失败，表和数据没有改变：{detail}',
    en: 'Not synced; the table and its records are unchanged. {detail}',
    tw: '同步失敗，表和資料沒有改變：{detail}',
  },
  losses: {
    zh: '同步将删除以下数据，请确认：{detail}',
    en: 'Syncing permanently deletes these values; please confirm it first: {detail}',
    tw: '同步將刪除以下資料，請確認：{detail}',
  },
  kept: {
    zh: '表“{name}”属于系统或应用包，不能作为在线表单的表',
    en: 'The table {name} belongs to the system or to a pack and cannot be used by an online form.',
    tw: '表「{name}」屬於系統或應用包，不能作為線上表單的表',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>

const maxNamed = 20

/** Why a plan is refused, in one text; the result of the failure has each by itself. */
export function toRefusalText({ refusals }: SynchPlan, language: TextLanguage): string {
  return toText(
    refusals.map(({ message }) => message[language]),
    language === 'en' ? ' ' : '；',
  )
}

/** What a plan removes and how much there is of it, in one text. */
export function toLossText({ losses }: SynchPlan): string {
  return toText(
    losses.map(({ name, count }) => `${name} (${count})`),
    ', ',
  )
}

function toText(parts: readonly string[], separator: string): string {
  return parts.slice(0, maxNamed).join(separator) + (parts.length > maxNamed ? ' …' : '')
}
