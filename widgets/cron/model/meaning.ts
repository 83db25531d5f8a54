import cronstrue from 'cronstrue'
// These register themselves beside the library's English.
import 'cronstrue/locales/zh_CN.js'
import 'cronstrue/locales/zh_TW.js'

/** The languages of the app by their names in the library. */
const locales = { zh: 'zh_CN', en: 'en', tw: 'zh_TW' } as const

const between = { zh: ['从', '年至'], en: ['', ' through '], tw: ['從 ', ' 年至 '] } as const
const open = { zh: '从$1年起', en: '$1 onwards', tw: '從 $1 年起' } as const

/** The library ends open years at 9999, and leaves blanks where its words meet. */
function tidy(sentence: string, language: keyof typeof locales): string {
  const [before, middle] = between[language]
  const years = new RegExp(`${before}(\\d{4})${middle}9999${language === 'en' ? '' : ' ?年'}`)
  const spaced = sentence.replace(years, open[language]).replace(/\s+/g, ' ').trim()
  return language === 'en'
    ? spaced
    : spaced.replace(/ ?, ?/g, '，').replace(/(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g, '')
}

/** What an expression means, in words. */
export const meaningOf = (expression: string, language: keyof typeof locales): string =>
  tidy(
    cronstrue.toString(expression, {
      locale: locales[language],
      dayOfWeekStartIndexZero: false,
      use24HourTimeFormat: true,
      throwExceptionOnParseError: true,
    }),
    language,
  )
