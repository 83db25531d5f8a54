import { describe, expect, test } from 'vitest'
import { findObjection } from '../../../widgets/shared/files/acceptFile.ts'
import { kindOf } from '../../../widgets/shared/files/fileKind.ts'
import { latest, moved, movedTo, toKeys } from '../../../widgets/shared/files/fileOrder.ts'
import { settledItems, type Upload } from '../../../widgets/shared/files/upload.ts'

const upload = (number: number, status: Upload<string>['status'], item?: string): Upload<string> => ({
  number,
  file: new File([], `${number}.png`),
  preview: '',
  status,
  percent: 0,
  message: '',
  abort: () => {},
  ...(item !== undefined && { item }),
})

describe('what is stored', () => {
  test('waits for the last upload', () => {
    expect(settledItems(['a'], [upload(1, 'done', 'b'), upload(2, 'uploading')], 0)).toBeNull()
    expect(settledItems(['a'], [upload(1, 'done', 'b'), upload(2, 'done', 'c')], 0)).toEqual(['a', 'b', 'c'])
  })
  test('does not wait for an upload that failed', () => {
    expect(settledItems(['a'], [upload(1, 'done', 'b'), upload(2, 'failed')], 0)).toEqual(['a', 'b'])
  })
  test('stays as it is when no upload arrived', () => {
    expect(settledItems(['a'], [], 0)).toBeNull()
    expect(settledItems(['a'], [upload(1, 'failed')], 0)).toBeNull()
  })
  test('keeps its place before what was chosen later', () => {
    const early = [upload(1, 'done', 'b')]
    expect(settledItems(['a', 'c'], early, 0, ['a'])).toEqual(['a', 'b', 'c'])
    expect(settledItems(['c'], early, 0, [])).toEqual(['b', 'c'])
    expect(settledItems(['c'], early, 1, ['a'])).toEqual(['c'])
    expect(settledItems([], early, 1, ['a'])).toEqual(['b'])
  })
  test('is the latest that the limit allows', () => {
    expect(settledItems(['a', 'b'], [upload(1, 'done', 'c')], 2)).toEqual(['b', 'c'])
    expect(latest([1, 2, 3], 0)).toEqual([1, 2, 3])
  })
})

describe('a file moves', () => {
  test('by one place, and not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toBeNull()
    expect(moved(['a', 'b'], 1, 1)).toBeNull()
  })
  test('to the place of another', () => {
    expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(movedTo(['a', 'b', 'c'], 1, 1)).toBeNull()
    expect(movedTo(['a'], 3, 0)).toBeNull()
  })
  test('with a key that follows it, also where a path stands twice', () => {
    expect(toKeys(['a', 'b', 'a'])).toEqual(['1 a', '1 b', '2 a'])
  })
})

const mega = 1024 * 1024

describe('a chosen file is refused', () => {
  test.each([
    ['any kind of up to ten megabytes', 'plan.pdf', 'application/pdf', 10 * mega, undefined, undefined],
    ['one byte more', 'plan.pdf', 'application/pdf', 10 * mega + 1, undefined, 'size'],
    ['the ending that is asked for, in any letters', 'PLAN.PDF', '', 1, ['.pdf'], undefined],
    ['another ending', 'plan.pdf.exe', 'application/pdf', 1, ['.pdf'], 'kind'],
    ['a file without an ending', 'plan', '', 1, ['.pdf'], 'kind'],
    ['a type of a family', 'hill.png', 'image/png', 1, ['image/*'], undefined],
    ['a type of another family', 'image.txt', 'text/plain', 1, ['image/*'], 'kind'],
    ['exactly the type', 'a', 'application/pdf', 1, ['.doc', 'application/pdf'], undefined],
    ['too large and of another kind: the kind is told', 'a.exe', '', 11 * mega, ['.pdf'], 'kind'],
  ] as const)('%s: %s', (_, name, type, size, accept, objection) => {
    expect(findObjection({ name, type, size }, { accept, maxSize: 10 })).toBe(objection)
  })
})

test.each([
  ['temp/hill.SVG', 'image'],
  ['data:image/png;base64,AA', 'image'],
  ['https://files.example/a.pdf?x=1.png', 'pdf'],
  ['temp/list.xlsx', 'sheet'],
  ['temp/letter.docx', 'document'],
  ['temp/talk.pptx', 'slides'],
  ['temp/all.tar.gz', 'archive'],
  ['temp/song.mp3', 'audio'],
  ['temp/film.mp4', 'video'],
  ['temp/notes.txt', 'text'],
  ['temp/readme', 'other'],
  ['', 'other'],
])('%j is a file of the kind %s', (filePath, kind) => {
  expect(kindOf({ fileName: '', filePath })).toBe(kind)
})
