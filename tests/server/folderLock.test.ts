import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FolderInUseError, lockFolder } from '../../server/start/folderLock.ts'
import { readOwnIdentity } from '../../server/start/processIdentity.ts'

describe('the lock of a data folder', () => {
  let folder: string
  let place: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-lock-'))
    place = join(folder, 'server.lock')
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(folder, { recursive: true, force: true })
  })

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

  test('of another machine holds for twenty seconds without a touch', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') })
    leave({ pid: process.pid, startTime: '1', hostId: 'elsewhere' })
    utimesSync(place, new Date(), new Date(Date.now() - 19_999))
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    utimesSync(place, new Date(), new Date(Date.now() - 20_000))
    lockFolder(folder).release()
  })

  test('is touched every five seconds until it is given back or taken over', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-23T08:00:00Z') })
    const lock = lockFolder(folder)
    const readAge = () => Date.now() - statSync(place).mtimeMs
    utimesSync(place, new Date(), new Date(Date.now() - 60_000))
    vi.advanceTimersByTime(4999)
    expect(readAge()).toBeGreaterThan(60_000)
    vi.advanceTimersByTime(1)
    expect(readAge()).toBe(0)
    leave({ pid: 1, startTime: null, hostId: null })
    utimesSync(place, new Date(), new Date(Date.now() - 60_000))
    vi.advanceTimersByTime(5000)
    expect(readAge()).toBe(65_000)
    rmSync(folder, { recursive: true })
    vi.advanceTimersByTime(5000)
    lock.release()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('leaves nothing else in the folder, whoever comes', () => {
    leave({ ...readOwnIdentity(), startTime: '1' })
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    expect(readdirSync(folder)).toEqual(['server.lock'])
    expect(JSON.parse(readFileSync(place, 'utf8'))).toMatchObject({ ...readOwnIdentity() })
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })
})
