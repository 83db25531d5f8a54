import { expect, test } from 'vitest'
import { findStoredPath } from '../../runtime/data/storedPath.ts'

const answer = { success: true, message: 'temp/a.png', url: 'u/a.png', result: { file: { path: 'r/a.png' }, size: 3 } }

test.each([
  ['the message when nothing is named', undefined, 'temp/a.png'],
  ['a field of the answer', 'url', 'u/a.png'],
  ['a field inside of its result', 'result.file.path', 'r/a.png'],
  ['nothing where no text stands', 'result.size', undefined],
  ['nothing where nothing stands', 'result.none.path', undefined],
  ['nothing that every object has', 'constructor.name', undefined],
])('the stored path is %s', (_, field, path) => expect(findStoredPath(answer, field)).toBe(path))

test.each([null, undefined, 'text', 7, { message: '' }, { message: ' ' }])('%j holds no path', (value) => {
  expect(findStoredPath(value)).toBeUndefined()
})
