import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from '../../server/start/folderLock.ts'
import { readOwnIdentity } from '../../server/start/processIdentity.ts'

describe('the lock of a data folder', () => {
  let folder: string
  let place: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-lock-'))
    place = join(folder, 'server.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const leave = (owner: object | string): void =>
    writeFileSync(place, typeof owner === 'string' ? owner : JSON.stringify(owner))

  test('is taken once and given back', () => {
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another server (process ${process.pid})`)
    lock.release()
    expect(existsSync(place)).toBe(false)
    lockFolder(folder).release()
  })

  test('makes the folder', () => {
    lockFolder(join(folder, 'a/b')).release()
    expect(existsSync(join(folder, 'a/b'))).toBe(true)
  })

  test('of a process that is gone is replaced', () => {
    // Above the largest number that Linux gives to a process.
    leave({ ...readOwnIdentity(), pid: 2 ** 22 + 1 })
    lockFolder(folder).release()
  })

  test('is replaced when its number belongs to another process now', () => {
    leave({ ...readOwnIdentity(), startTime: '1' })
    lockFolder(folder).release()
  })

  test.each(['', 'not json', '{}', '{"pid":"x"}'])('that says %j is replaced', (text) => {
    leave(text)
    lockFolder(folder).release()
  })

  test('of another machine holds while it is touched', () => {
    leave({ pid: process.pid, startTime: '1', hostId: 'elsewhere' })
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    utimesSync(place, new Date(), new Date(Date.now() - 60_000))
    lockFolder(folder).release()
  })

  test('that somebody else took over is not removed by its first holder', () => {
    const lock = lockFolder(folder)
    leave({ pid: 1, startTime: null, hostId: null })
    lock.release()
    expect(readFileSync(place, 'utf8')).toContain('"pid":1')
  })
})
