import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '../../server/db/schema.ts'
import { storeFile, toFilePlace } from '../../server/files/fileStore.ts'

describe('a stored file', () => {
  let dataDir: string
  let rows: unknown[]
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pagewright-files-'))
    rows = []
    return () => rmSync(dataDir, { recursive: true, force: true })
  })

  const db = {
    insertInto: (table: string) => ({
      values: (row: object) => ({ execute: async () => void rows.push({ table, ...row }) }),
    }),
  } as unknown as Connection
  const store = (name: string, folder = 'temp') =>
    storeFile(db, { dataDir }, {
      name,
      folder,
      content: Buffer.from('content'),
      type: 'text/plain',
      owner: 'ada',
    } as never)

  test('lies below the folder of files, with a row that says what it is', async () => {
    const path = await store('Report 1.txt')
    expect(path).toMatch(/^temp\/Report_1_[0-9a-f]{20}\.txt$/)
    expect(readFileSync(join(dataDir, 'files', path), 'utf8')).toBe('content')
    expect(rows).toMatchObject([
      { table: 'sysFile', path, name: 'Report 1.txt', size: 7, type: 'text/plain', owner: 'ada' },
    ])
    expect(await store('Report 1.txt')).not.toBe(path)
  })

  test.each([
    ['报告.pdf', '报告', '.pdf'],
    ['../../etc/passwd', '_etc_passwd', ''],
    ['a.tar.gz', 'a_tar', '.gz'],
    ['.env', '_env', ''],
    ['???.txt', '_', '.txt'],
    ['', 'file', ''],
    [`${'x'.repeat(61)}.txt`, 'x'.repeat(60), '.txt'],
    [`a.${'y'.repeat(20)}`, 'a', `.${'y'.repeat(11)}`],
    ['a.j"p g', 'a', '.jpg'],
  ])('called %s keeps what of that is safe', async (name, stem, extension) => {
    const stored = basename(await store(name))
    expect(extname(stored)).toBe(extension)
    expect(stored.slice(0, stored.length - extension.length - 21)).toBe(stem)
    expect(stored.slice(-extension.length - 21, stored.length - extension.length)).toMatch(/^_[0-9a-f]{20}$/)
  })

  test.each(['..', 'a/b', '', 'a b', '/etc'])('is in no folder called %j', async (folder) => {
    await expect(store('a.txt', folder)).rejects.toThrow(`A file cannot be kept in "${folder}".`)
    expect(existsSync(join(dataDir, 'files'))).toBe(false)
    expect(rows).toEqual([])
  })
})

test.each([
  ['temp/a.txt', '/data/files/temp/a.txt'],
  ['a/../b.txt', '/data/files/b.txt'],
  ['..', undefined],
  ['', undefined],
  ['../filesystem/a', undefined],
  ['../secret.key', undefined],
  ['/etc/passwd', undefined],
  ['a\0b', undefined],
])('the path %j leads to %s', (path, place) => {
  expect(toFilePlace({ dataDir: '/data' }, path)).toBe(place)
})
