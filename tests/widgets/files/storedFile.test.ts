import { describe, expect, test } from 'vitest'
import { nameOfPath, shortName, toFiles, toFilesValue } from '../../../widgets/shared/files/storedFile.ts'

const plan = { fileName: 'plan.pdf', filePath: 'temp/plan_1.pdf', fileSize: 2048 }

describe('the files of a value', () => {
  test.each<[string, unknown, unknown]>([
    ['nothing', undefined, []],
    ['an empty text', '', []],
    [
      'comma-joined paths',
      'temp/a.png, b.pdf,',
      [
        { fileName: 'a.png', filePath: 'temp/a.png' },
        { fileName: 'b.pdf', filePath: 'b.pdf' },
      ],
    ],
    [
      'a file that is held inline',
      'data:image/png;base64,AAAA',
      [{ fileName: '', filePath: 'data:image/png;base64,AAAA' }],
    ],
    [
      'one of them among paths',
      'a.png,data:image/png;base64,AAAA,b.png',
      [
        { fileName: 'a.png', filePath: 'a.png' },
        { fileName: '', filePath: 'data:image/png;base64,AAAA' },
        { fileName: 'b.png', filePath: 'b.png' },
      ],
    ],
    ['files with names and sizes', [plan], [plan]],
    ['the same as JSON', JSON.stringify([plan]), [plan]],
    ['a list of paths', ['temp/a.png'], [{ fileName: 'a.png', filePath: 'temp/a.png' }]],
    [
      'the value of a cell, of whose paths the first counts',
      { name: 'a.png', path: 'x/a_1.png,y/b.png', size: 7, status: 'done' },
      [{ fileName: 'a.png', filePath: 'x/a_1.png', fileSize: 7 }],
    ],
    [
      'a file without a name',
      { filePath: 'temp/plan_1.pdf' },
      [{ fileName: 'plan_1.pdf', filePath: 'temp/plan_1.pdf' }],
    ],
    ['what is no file', { text: 1 }, [{ fileName: '{"text":1}', filePath: '' }]],
    ['broken JSON', '[1', [{ fileName: '[1', filePath: '[1' }]],
  ])('are read from %s', (_, value, files) => expect(toFiles(value)).toEqual(files))
})

describe('of files is stored', () => {
  test('their comma-joined paths', () => expect(toFilesValue([plan, plan])).toBe('temp/plan_1.pdf,temp/plan_1.pdf'))
  test('the files themselves where that is asked', () => expect(toFilesValue([plan], 'files')).toEqual([plan]))
  test('nothing where there are none', () => {
    expect(toFilesValue([])).toBeUndefined()
    expect(toFilesValue([], 'files')).toBeUndefined()
  })
})

test.each([
  ['a.pdf', 'a.pdf'],
  ['ab.pdf', 'ab.pd…'],
  ['年度预算表.xlsx', '年度预算表…'],
  ['👩‍🚀', '👩‍🚀'],
  ['', ''],
])('a cell shows %s as %s', (name, short) => expect(shortName(name)).toBe(short))

test.each([
  ['temp/a.png', 'a.png'],
  ['temp\\a.png', 'a.png'],
  ['data:image/png;base64,AAAA', ''],
])('a file at %s is called %j', (path, name) => expect(nameOfPath(path)).toBe(name))
