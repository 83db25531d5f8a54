import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Bytes of a key for AES-256. */
const keyLength = 32

/**
 * The key of the installation: the one of `SECRET_KEY`, else one that is made once and kept in the data folder, where
 * only the account of the server reads it. It is not in the database, so a copy of the database alone opens nothing.
 */
export function readSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
  if (secretKey !== undefined) return secretKey
  const place = join(dataDir, 'secret.key')
  const text = readOrUndefined(place) ?? create(dataDir, place)
  const key = Buffer.from(text.trim(), 'hex')
  if (key.length === keyLength) return key
  throw new Error(`${place} holds no key; put back the one that this installation was made with.`)
}

function readOrUndefined(place: string): string | undefined {
  try {
    return readFileSync(place, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Makes the key in one step with its content; of two processes at once the first one wins. */
function create(folder: string, place: string): string {
  mkdirSync(folder, { recursive: true })
  const making = `${place}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(making, `${randomBytes(keyLength).toString('hex')}\n`, { mode: 0o600 })
  chmodSync(making, 0o600)
  try {
    linkSync(making, place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(making, { force: true })
  }
  return readFileSync(place, 'utf8')
}
