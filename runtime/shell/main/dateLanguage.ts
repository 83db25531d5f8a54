import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/zh-tw'
import type { Language } from '../../registry/index.ts'

const names: Readonly<Record<Language, string>> = { zh: 'zh-cn', en: 'en', tw: 'zh-tw' }

/** Lets dates be written in a language. Pickers read it while they draw, so it is set before they do. */
export function writeDatesIn(language: Language): void {
  if (dayjs.locale() !== names[language]) dayjs.locale(names[language])
}
