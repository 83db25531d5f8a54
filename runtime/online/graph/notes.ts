import { fillText, type LanguageTexts, type SingleBlock, type TextLanguage } from '../../language/index.ts'

const notes = {
  script: {
    zh: '此图表带有扩展脚本，出于安全考虑脚本不会运行。',
    en: 'This report has its own script. For security reasons scripts are not run here.',
    tw: '此圖表帶有擴充指令碼，出於安全考量指令碼不會執行。',
  },
  nothing: {
    zh: '图表“{name}”没有可显示的内容：请为其填写坐标轴或字段。',
    en: 'The report “{name}” has nothing to show: add axes or fields.',
    tw: '圖表「{name}」沒有可顯示的內容：請為其填寫座標軸或欄位。',
  },
  gone: {
    zh: '图表报表“{name}”已不存在，或对您不可见。',
    en: 'The graph report “{name}” no longer exists, or you may not view it.',
    tw: '圖表報表「{name}」已不存在，或對您不可見。',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** Braces of a name are no template. */
const escapeHtml = (text: string): string => text.replace(/[&<>"{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A block of words about a report. */
export const toNote = (
  id: string,
  note: keyof typeof notes,
  { name }: { readonly name: string },
  language: TextLanguage,
): SingleBlock => ({
  type: 'text',
  as: 'html',
  id,
  rows: 1,
  text: fillText(notes[note][language], { name: escapeHtml(name) }),
})
