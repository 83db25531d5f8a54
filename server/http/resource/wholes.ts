import { createHash } from 'node:crypto'
import { createError, isObject, moveTimeText, wireZone } from '../../../runtime/language/index.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import type { SignedInCall } from '../call.ts'
import { withTransaction } from '../transaction.ts'
import { readAuthorNames } from './conflicts.ts'
import type { Values } from './declaration.ts'
import { findSentVersion, versionField, wantsVersions } from './recordVersion.ts'

/** Something that is loaded and saved as a whole and is no record of a resource, such as the settings of an installation. */
export interface Whole {
  /** The lock that its writers hold until they commit, by its name. */
  readonly lock: string
  /** What a writer reads and sends back. Texts that hang on the language of who reads are no part of it. */
  readonly read: (call: SignedInCall) => Promise<Values>
  /** Who saved it last and when, a time of the wire, where that is known. */
  readonly findAuthor?: (call: SignedInCall) => Promise<Author>
}

interface Author {
  readonly by: string | null
  readonly at: string | null
}

const unknown: Author = { by: null, at: null }

/** The version of a whole is what it says: another content is another version, however it was written. */
const toVersion = (content: Values): string =>
  `w${createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('base64url')
    .slice(0, 22)}`

const sorted = (content: Values): readonly unknown[] =>
  Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1))

/** Puts the version of a whole beside what its reader gets, where the caller asks for versions (wire contract 1.1, ours). */
export async function withWholeVersion<T extends object>(call: SignedInCall, whole: Whole, answer: T): Promise<T> {
  return wantsVersions(call) ? { ...answer, [versionField]: toVersion(await whole.read(call)) } : answer
}

/**
 * Saves a whole that its writer has read. Where the request says a version that it is not any more, nothing is saved, and
 * the refusal brings the whole as it is now, with who saved it last. A request that says none is let through. The answer has
 * the version that it is then.
 */
export function saveWhole<T>(
  call: SignedInCall,
  whole: Whole,
  body: unknown,
  write: (inner: SignedInCall) => Promise<T>,
): Promise<T> {
  const sent = findSentVersion(body)
  const save = async (inner: SignedInCall): Promise<T> => {
    const answer = await write(inner)
    return isObject(answer) ? withWholeVersion(inner, whole, answer) : answer
  }
  return withTransaction(call, async (inner) => {
    await lockUntilCommit(inner.db, whole.lock)
    if (sent === undefined) return save(inner)
    const record = await whole.read(inner)
    const version = toVersion(record)
    if (version === sent) return save(inner)
    const author = (await whole.findAuthor?.(inner)) ?? unknown
    const result = {
      record: { ...record, [versionField]: version },
      changed: await readAuthorNames(inner, { ...author }),
    }
    if (author.at === null) throw createError('recordChangedUnseen', {}, result)
    throw createError('recordChanged', { time: moveTimeText(author.at, wireZone, call.timeZone) }, result)
  })
}
