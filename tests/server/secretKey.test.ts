import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSecretKey } from '../../server/secrets/secretKey.ts'
import { createSecrets } from '../../server/secrets/secrets.ts'

describe('the key of an installation', () => {
  let dataDir: string
  let place: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pagewright-key-'))
    place = join(dataDir, 'secret.key')
    return () => rmSync(dataDir, { recursive: true, force: true })
  })
  const read = (secretKey?: Buffer) => readSecretKey({ dataDir, secretKey })

  test('is that of the settings, which leaves nothing in the folder', () => {
    const given = Buffer.alloc(32, 7)
    expect(read(given)).toBe(given)
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('is made once, for the account of the server alone, and nothing else is left', () => {
    const key = read()
    expect(key).toHaveLength(32)
    expect(read()).toEqual(key)
    expect(readdirSync(dataDir)).toEqual(['secret.key'])
    expect(readFileSync(place, 'utf8')).toBe(`${key.toString('hex')}\n`)
    expect(statSync(place).mode & 0o777).toBe(0o600)
  })

  test('makes the folder', () => {
    const folder = join(dataDir, 'a/b')
    expect(readSecretKey({ dataDir: folder, secretKey: undefined })).toHaveLength(32)
    expect(existsSync(join(folder, 'secret.key'))).toBe(true)
  })

  test('differs from that of another installation', () => {
    const other = mkdtempSync(join(tmpdir(), 'pagewright-key-'))
    expect(readSecretKey({ dataDir: other, secretKey: undefined })).not.toEqual(read())
    rmSync(other, { recursive: true })
  })

  test('is read with blanks around it', () => {
    writeFileSync(place, ` ${'ab'.repeat(32)} \n\n`)
    expect(read()).toEqual(Buffer.alloc(32, 0xab))
  })

  test.each(['', 'ab'.repeat(31), 'ab'.repeat(33), 'no key at all'])('is never made anew over %j', (text) => {
    writeFileSync(place, text)
    expect(() => read()).toThrow(`${place} holds no key`)
    expect(readFileSync(place, 'utf8')).toBe(text)
  })

  test('that cannot be read is an error, and no reason for another one', () => {
    mkdirSync(place)
    expect(() => read()).toThrow(/EISDIR/)
    expect(readdirSync(dataDir)).toEqual(['secret.key'])
  })
})

describe('a kept secret', () => {
  const secrets = createSecrets(() => Buffer.alloc(32, 1))

  test.each(['', 'a', '密码 😀', 'x'.repeat(10_000)])('is read again, however long it is', (text) => {
    expect(secrets.decrypt(secrets.encrypt(text, 'a'), 'a')).toBe(text)
  })

  test('is none when a bit of it has changed, wherever', () => {
    const bytes = Buffer.from(secrets.encrypt('secret', 'a').slice(3), 'base64')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(secrets.decrypt(`v1:${changed.toString('base64')}`, 'a')).toBeUndefined()
    }
  })

  test('is none when it is cut off, or of another form', () => {
    const bytes = Buffer.from(secrets.encrypt('secret', 'a').slice(3), 'base64')
    for (const length of bytes.keys())
      expect(secrets.decrypt(`v1:${bytes.subarray(0, length).toString('base64')}`, 'a')).toBeUndefined()
    const kept = secrets.encrypt('secret', 'a')
    expect(secrets.decrypt(kept.slice(3), 'a')).toBeUndefined()
    expect(secrets.decrypt(`${kept.slice(3)}v1:`, 'a')).toBeUndefined()
    expect(secrets.decrypt(`v2:${kept.slice(3)}`, 'a')).toBeUndefined()
  })

  test('asks for its key once, when the first one comes', () => {
    let asked = 0
    const late = createSecrets(() => {
      asked += 1
      return Buffer.alloc(32, 1)
    })
    expect(asked).toBe(0)
    late.decrypt(late.encrypt('a', 'a'), 'a')
    expect(asked).toBe(1)
  })
})
