import { XMLParser } from 'fast-xml-parser'
import { isObject } from '../../../runtime/language/index.ts'

/** Milliseconds that the CAS server may take, and bytes that its answer may have. */
const timeout = 5000
const largestAnswer = 64 * 1024

/** Entities are never expanded and a document type is refused below: an answer is names and texts alone. */
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  maxNestedTags: 20,
})

/**
 * Asks the CAS server whose ticket it is. Undefined for a ticket that it does not accept, and for a server that does not
 * answer in 5 s, sends the question elsewhere or answers with more than 64 KB.
 */
export async function validateTicket(casUrl: string, ticket: string, service: string): Promise<string | undefined> {
  const question = `${casUrl}/serviceValidate?${new URLSearchParams({ service, ticket })}`
  try {
    const signal = AbortSignal.timeout(timeout)
    const answer = await fetch(question, { redirect: 'error', signal, headers: { accept: 'application/xml' } })
    const text = answer.ok ? await readText(answer) : undefined
    return text === undefined ? undefined : findUser(text)
  } catch {
    return undefined
  }
}

async function readText(answer: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    // Leaving the loop ends the connection.
    if (size > largestAnswer) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The user that an answer of `serviceValidate` names (CAS protocol 2.5). */
export function findUser(text: string): string | undefined {
  if (/<!doctype|<!entity/i.test(text)) return undefined
  const document: unknown = parser.parse(text)
  const user = ['serviceResponse', 'authenticationSuccess', 'user'].reduce(findMember, document)
  return typeof user === 'string' && user.trim() !== '' ? user.trim() : undefined
}

function findMember(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}
