import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Memory in KiB and rounds of argon2id; the algorithm is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What stands in the place of a hash for somebody who has no password yet: no input matches it. */
export const noPassword = '!'

/** Hashes a password for keeping. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** True when the password is the one that was hashed; false too for a hash that is none. */
export async function verifyPassword(hashed: string, password: string): Promise<boolean> {
  try {
    return await verify(hashed, password)
  } catch {
    return false
  }
}

/** Characters that cannot be taken for one another when a person copies them. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What every password policy may ask for, but for signs. */
const needed = [/[a-z]/, /[A-Z]/, /\d/]

/** A random password of 16 characters, about 92 bits, with small and capital letters and digits among them. */
export function createPassword(): string {
  const password = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return needed.every((characters) => characters.test(password)) ? password : createPassword()
}
