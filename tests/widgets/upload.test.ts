import { describe, expect, test } from 'vitest'
import { fileName, latest, moved, settledPaths, toPaths, type Upload } from '../../widgets/image-upload/upload.ts'

const upload = (number: number, path?: string): Upload => ({
  number,
  name: `${number}.png`,
  preview: '',
  percent: 0,
  abort: () => {},
  ...(path && { path }),
})

describe('the stored paths', () => {
  test('wait for the last upload', () => {
    expect(settledPaths(['a'], [upload(1, 'b'), upload(2)], 0)).toBeNull()
    expect(settledPaths(['a'], [upload(1, 'b'), upload(2, 'c')], 0)).toEqual(['a', 'b', 'c'])
  })

  test('stay as they are when every upload failed', () => {
    expect(settledPaths(['a'], [], 0)).toBeNull()
  })

  test('are the latest that the limit allows', () => {
    expect(settledPaths(['a', 'b'], [upload(1, 'c')], 2)).toEqual(['b', 'c'])
    expect(latest([1, 2, 3], 0)).toEqual([1, 2, 3])
  })
})

test('a picture moves by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toBeNull()
  expect(moved(['a', 'b'], 1, 1)).toBeNull()
})

test('the comma of a picture that is held inline separates nothing', () => {
  expect(toPaths('data:image/png;base64,AAAA')).toEqual(['data:image/png;base64,AAAA'])
  expect(toPaths('temp/a.png, temp/b.png,')).toEqual(['temp/a.png', 'temp/b.png'])
})

test('a picture is called as its file', () => {
  expect(fileName('temp/a.png')).toBe('a.png')
  expect(fileName('data:image/png;base64,AAAA')).toBe('')
})
