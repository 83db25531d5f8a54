import { describe, expect, test } from 'vitest'
import { findNearestWord, listWords, suggestWord } from '../../runtime/language/suggestions.ts'

describe('the nearest word', () => {
  test.each([
    ['dict-selct', ['select', 'dict-select'], 'dict-select'],
    ['dictSelect', ['select', 'dict-select'], 'dict-select'],
    ['show_when', ['showWhen', 'shown'], 'showWhen'],
    ['lsit', ['list', 'last'], 'list'],
    ['Columns', ['columns'], 'columns'],
    ['relaod', ['reload', 'request'], 'reload'],
    ['centre', ['left', 'center', 'right'], 'center'],
    ['carousel', ['input', 'select'], undefined],
    ['x', ['y', 'z'], undefined],
    ['id', ['kind'], undefined],
    ['', ['a'], undefined],
    ['x'.repeat(500), ['x'], undefined],
  ])('to %s of %j is %s', (word, candidates, nearest) => {
    expect(findNearestWord(word, candidates)).toBe(nearest)
  })

  test('is suggested, else the words are listed', () => {
    expect(suggestWord('lke', ['eq', 'like'])).toBe('; did you mean `like`?')
    expect(suggestWord('between', ['eq', 'ne'])).toBe('; expected `eq` or `ne`')
    expect(suggestWord('x', [])).toBe('')
  })

  test('lists are joined and cut', () => {
    expect(listWords(['a'])).toBe('`a`')
    expect(listWords(['a', 'b', 'c'], 'and')).toBe('`a`, `b` and `c`')
    expect(listWords(Array.from({ length: 20 }, (_, index) => `w${index}`))).toMatch(/`w11` …$/)
  })
})
