import { describe, expect, test } from 'vitest'
import type { TagsInputProps } from '../../widgets/tags-input/props.ts'
import { addTags, joinTags, readAllTags, readTags, refuseTags, toTags } from '../../widgets/tags-input/tagText.ts'

const pairs: TagsInputProps = { every: 2 }

describe('typed text', () => {
  const cases: readonly (readonly [string, string, TagsInputProps, readonly string[], string])[] = [
    ['waits for its end', 'red', {}, [], 'red'],
    ['ends at a comma', 'red,gre', {}, ['red'], 'gre'],
    ['ends at a Chinese comma', '红色，绿', {}, ['红色'], '绿'],
    ['ends at a line or a tab', 'red\ngreen\tblue', {}, ['red', 'green'], 'blue'],
    ['makes no empty tags', ' , ,red, ', {}, ['red'], ' '],
    ['keeps a semicolon where tags end at commas', 'a;b,', {}, ['a;b'], ''],
    ['ends at a semicolon where that is said', 'a,b;c', { separator: ';' }, ['a,b'], 'c'],
    ['stays whole where it is too long', 'orange,', { maxLength: 3 }, ['orange'], ''],
    ['ends every two characters by itself', 'abcde', pairs, ['ab', 'cd'], 'e'],
    ['is open after whole pairs', 'abcd', pairs, ['ab', 'cd'], ''],
    ['counts a character outside of the basic plane as one', '😀a😀', pairs, ['😀a'], '😀'],
    ['ends earlier at a semicolon', 'a;bcd', pairs, ['a', 'bc'], 'd'],
  ]
  for (const [name, text, props, tags, rest] of cases) {
    test(name, () => expect(readTags(text, props)).toEqual({ tags, rest }))
  }
})

describe('stored tags', () => {
  test('are joined by commas, or by semicolons where they end by themselves', () => {
    expect(joinTags(['red', 'green'], {})).toBe('red,green')
    expect(joinTags(['ab', 'cd'], pairs)).toBe('ab;cd')
    expect(joinTags(['ab', 'cd'], { every: 2, separator: ',' })).toBe('ab,cd')
    expect(joinTags([], {})).toBeUndefined()
  })

  test.each([
    ['red, green,', {}, ['red', 'green']],
    ['ab;cd', pairs, ['ab', 'cd']],
    [['a', 7], {}, ['a', '7']],
    [null, {}, []],
    [12, {}, ['12']],
  ] as const)('are read from %j', (value, props, tags) => expect(toTags(value, props)).toEqual(tags))

  test('of a whole text take the rest along', () => {
    expect(readAllTags('red,green', {})).toEqual(['red', 'green'])
    expect(readAllTags('abcde', pairs)).toEqual(['ab', 'cd', 'e'])
  })
})

describe('a tag that is added', () => {
  test('counts once', () => expect(addTags(['red'], ['green', 'red'], {})).toEqual(['red', 'green']))
  test('may come twice as a piece of one text', () => expect(addTags(['ab'], ['ab'], pairs)).toEqual(['ab', 'ab']))
  test('is refused above the limit, and where it is too long', () => {
    expect(addTags(['a', 'b'], ['c', 'd'], { max: 3 })).toEqual(['a', 'b', 'c', 'd'])
    expect(refuseTags('a,b,c,d', { max: 3 })).toEqual({ text: '@:form.tooMany', values: { limit: 3 } })
    expect(refuseTags('a,orange', { maxLength: 3 })).toEqual({ text: '@:form.tooLong', values: { limit: 3, count: 6 } })
    expect(refuseTags('a,b', { max: 2, maxLength: 1 })).toBeUndefined()
  })
})
