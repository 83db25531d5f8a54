import { expect } from 'vitest'
import type { TestAnswer, TestServer } from '../harness.ts'

/** A request as a client of the family sends it, and what it reads of the answer. */
export interface ClientRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With the query; `{name}` stands for what an earlier request gave. */
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Keeps the result under a name, for later requests. */
  readonly keep?: string
  /** What the body of the answer has to match. */
  readonly expectation: unknown
}

const fill = <T>(value: T, kept: Readonly<Record<string, string>>): T =>
  JSON.parse(JSON.stringify(value).replace(/\{(\w+)\}/g, (whole, name: string) => kept[name] ?? whole))

/** Sends requests one after the other as somebody, and compares each answer; gives the answers. */
export async function sendAll(
  server: TestServer,
  token: string,
  requests: readonly ClientRequest[],
  known: Readonly<Record<string, string>> = {},
): Promise<readonly TestAnswer<unknown>[]> {
  const kept: Record<string, string> = { ...known }
  const answers: TestAnswer<unknown>[] = []
  for (const request of requests) {
    const { method, path, body, headers, expectation, keep } = request
    const content = { token, ...(headers === undefined ? {} : { headers }) }
    const answer = await server.call<unknown>(method, fill(path, kept), {
      ...content,
      ...(body === undefined ? {} : { body: fill(body, kept) }),
    })
    expect(answer.body, `${method} ${path}`).toMatchObject(fill(expectation, kept) as object)
    if (keep !== undefined) kept[keep] = String(answer.body.result)
    answers.push(answer)
  }
  return answers
}
