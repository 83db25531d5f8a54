import type { Texts } from '../../runtime/index.ts'

const keys = (title: string, year: string, quarters: readonly string[]) => ({
  'widgets.quarter.title': title,
  'widgets.quarter.year': year,
  ...Object.fromEntries(quarters.map((text, index) => [`widgets.quarter.q${index + 1}`, text])),
})

export const quarterTexts: Texts = {
  zh: keys('季度', '年份', ['第一季度', '第二季度', '第三季度', '第四季度']),
  en: keys('Quarter', 'Year', ['Q1', 'Q2', 'Q3', 'Q4']),
  tw: keys('季度', '年份', ['第一季', '第二季', '第三季', '第四季']),
}
