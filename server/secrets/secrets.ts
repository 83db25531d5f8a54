import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keeps secrets so that the database alone does not tell them (wire contract 5, A10). */
export interface Secrets {
  /** `purpose` says where the secret stands: it can be read for the same purpose only. */
  encrypt(text: string, purpose: string): string
  /** Gives the secret, or undefined when it was kept with another key or changed since. */
  decrypt(kept: string, purpose: string): string | undefined
}

const version = 'v1:'
const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Encrypts with AES-256-GCM under a key that is asked for once, when the first secret comes. */
export function createSecrets(readKey: () => Buffer): Secrets {
  let known: Buffer | undefined
  const key = () => {
    known ??= readKey()
    return known
  }
  return {
    encrypt: (text, purpose) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key(), nonce).setAAD(Buffer.from(purpose))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return version + Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64')
    },
    decrypt: (kept, purpose) => {
      if (!kept.startsWith(version)) return undefined
      const bytes = Buffer.from(kept.slice(version.length), 'base64')
      if (bytes.length < nonceLength + tagLength) return undefined
      const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
      const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, nonceLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag)
      try {
        const content = decipher.update(bytes.subarray(nonceLength + tagLength))
        return Buffer.concat([content, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
