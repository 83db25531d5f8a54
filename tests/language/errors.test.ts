import { describe, expect, test } from 'vitest'
import { AppError, createError, createFailure, errorCatalogue, languages } from '../../runtime/language/index.ts'

describe('an expected failure', () => {
  test.each(Object.entries(errorCatalogue))(
    '%s has words in three languages that name the same details',
    (_, entry) => {
      const details = languages.map((language) =>
        [...entry[language].matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort(),
      )
      expect(details[1]).toEqual(details[0])
      expect(details[2]).toEqual(details[0])
      for (const language of languages) expect(entry[language]).not.toBe('')
    },
  )

  test('puts its details into its words, and a detail that looks like a place stays as it is', () => {
    const error = createError('sortColumnUnknown', { column: '{column}$&' })
    expect(error).toBeInstanceOf(AppError)
    expect(error.messageIn('zh')).toBe('请注意，将要排序的列字段不存在：{column}$&')
  })

  test('carries the status and the code of the wire, and what goes with it', () => {
    expect(createError('tokenInvalid').entry).toMatchObject({ status: 401, code: 401 })
    expect(createError('forbidden').entry).toMatchObject({ status: 200, code: 510 })
    const failure = createFailure({ zh: '甲', en: 'A', tw: '甲' }, { result: { name: 'taken' } })
    expect([failure.entry.status, failure.entry.code, failure.result]).toEqual([200, 500, { name: 'taken' }])
  })
})
