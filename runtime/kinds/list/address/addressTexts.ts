import type { LanguageTexts } from '../../../language/index.ts'

const texts = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

/** What a person reads of an address that does not lead to all that it names; it comes with what reads addresses. */
export const addressTexts = {
  broken: texts(
    '链接中有无法识别的部分，已忽略：{names}。如有需要，请重新设置。',
    'The link has parts that cannot be read, so they are left out: {names}. Set them anew if you need them.',
    '連結中有無法識別的部分，已忽略：{names}。如有需要，請重新設定。',
  ),
  calendar: texts('月份', 'Month', '月份'),
  closed: texts(
    '您无权打开链接中的记录，列表中只显示您可查看的内容。',
    'You may not open the record of the link; it shows in the list as far as you may see it.',
    '您無權開啟連結中的記錄，清單中只顯示您可檢視的內容。',
  ),
  gone: texts(
    '链接中的记录已不存在，或您无权查看。请联系发送链接的人。',
    'The record of the link does not exist any more, or you may not see it. Ask whoever sent you the link.',
    '連結中的記錄已不存在，或您無權檢視。請聯絡傳送連結的人。',
  ),
  page: texts('页码', 'Page', '頁碼'),
  refused: texts(
    '您无权查看{names}，列表未按其筛选。',
    'You may not see {names}, so the list is not filtered by it.',
    '您無權檢視{names}，清單未按其篩選。',
  ),
  size: texts('每页条数', 'Records per page', '每頁筆數'),
  sort: texts('排序', 'Sort order', '排序'),
  view: texts('显示方式', 'View', '顯示方式'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** The parts of an address that are no fields, by the parameters that say them. */
const parts = ['sort', 'page', 'size', 'view', 'calendar'] as const

export const isPart = (name: string): name is (typeof parts)[number] => parts.some((part) => part === name)
