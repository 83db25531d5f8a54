import { DatabaseAwayError } from '../db/outage.ts'

/** Something outside of the server prevents its start; the message is the one line that a person sees. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Says what an error means to the person who starts the server. */
type Words = (error: NodeJS.ErrnoException) => string

const folder: Words = ({ message }) => `The data folder cannot be used: ${message}. Set DATA_DIR to another one.`
const silence: Words = ({ code }) => `The database of DATABASE_URL does not answer (${code}).`
const refusal: Words = ({ message }) => `The database of DATABASE_URL refuses the connection: ${message}.`
const host: Words = ({ message }) =>
  `The server cannot listen there: ${message}. Set HOST to an address of this machine.`
const port: Words = ({ message }) => `The server cannot listen there: ${message}. Set PORT to another one.`

const table = (words: Words, ...codes: readonly string[]) => codes.map((code) => [code, words] as const)

/**
 * What each part of a start may meet, by the codes of Node and of PostgreSQL: the same code means something else in
 * another part.
 */
const obstacles = {
  folder: new Map(table(folder, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOSPC', 'EDQUOT')),
  database: new Map([
    ...table(silence, 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'),
    ...table(silence, 'ENETUNREACH'),
    ...table(refusal, '28P01', '28000', '3D000', '53300', '57P03'),
  ]),
  address: new Map([...table(port, 'EADDRINUSE', 'EACCES'), ...table(host, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')]),
} satisfies Record<string, ReadonlyMap<string, Words>>

/** Runs a part of the start; throws a StartError for what the part is known to meet, and anything else as it came. */
export async function during<T>(part: keyof typeof obstacles, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const cause = (error instanceof DatabaseAwayError ? error.cause : error) as NodeJS.ErrnoException
    const words = cause?.code === undefined ? undefined : obstacles[part].get(cause.code)
    throw words === undefined ? error : new StartError(words(cause))
  }
}
