import { setTimeout } from 'node:timers/promises'
import { isObject, parseJson } from '../../../../runtime/language/index.ts'
import type { Route } from '../../../../server/http/route.ts'
import { createDraw } from '../../authority/trial/random.ts'
import type { TestServer } from '../../harness.ts'
import { knownValues } from './knownValues.ts'
import { addTargets, learnRecords } from './prepare.ts'
import { createPool } from './samples.ts'
import { type Sent, toRequest } from './toRequest.ts'

/** How many calls of a trial were answered how, and what broke a law. */
export interface TrialResult {
  readonly calls: number
  readonly accepted: number
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>
  readonly faults: readonly string[]
}

/** Who calls: nobody, somebody without rights, somebody with most of them, an administrator. */
const callers = ['nobody', 'anybody', 'holder', 'administrator'] as const
type Caller = (typeof callers)[number]

/** Milliseconds in which every call has to answer, whatever it is asked. */
const timeout = 6000

/** What the database, the machine or the code would say of themselves. */
const leaks =
  /syntax error|\bpg_|\brelation\b|\bsys_[a-z_]+|\bonl_[a-z_]+|\bselect\b.+\bfrom\b|unterminated|operator does not exist|invalid input|violates|node_modules|\bat .+:\d+:\d+|\/(tmp|home|work|usr)\/|undefined|\[object|Cannot read|is not a function|Maximum call stack/i

/** Where a failure was thrown, as the code would say it, in whatever answer. */
const stack = /\n\s+at [^\n]*:\d+:\d+\)?|\\n\s+at [^"]*?:\d+:\d+\)?/

const signingOut = new Set(['/sys/logout'])

/** The codes of accounts and of what they may do. */
const endings = /^(user:|role:|tenant:)/

/**
 * Calls everything with what nobody asked for: values of the wrong type, texts of other languages, ids of others, bodies
 * that are none, and valid requests with some of that in them. Nothing may be answered by a failure of the server, say
 * what is inside of it, or take long. The same seed asks the same.
 */
export async function runCallTrial(
  server: TestServer,
  { routes, seed, only = '' }: { readonly routes: readonly Route[]; readonly seed: number; readonly only?: string },
): Promise<TrialResult> {
  const draw = createDraw(seed)
  const pool = createPool(knownValues)
  const word = `Trial${seed}`
  const targets = await addTargets(server, word.toLowerCase())
  await learnRecords(server, { routes, pool, targets, word })
  const tokens = new Map<Caller, string>()
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let [calls, accepted] = [0, 0]
  const codes = codesOf(routes)
  const endpoints = routes
    .filter(({ path }) => path.includes(only) && !signingOut.has(path))
    // What takes records away comes last.
    .flatMap((route) =>
      route.methods.map((method) => ({ route, method, turn: (method === 'DELETE' ? 1000 : 0) + draw.below(1000) })),
    )
    .toSorted((one, other) => one.turn - other.turn)
  for (const { route, method } of endpoints) {
    const others = draw.one(callers.slice(0, 3))
    for (const caller of ['administrator', others] as const) {
      const token = await signIn(server, caller, tokens, codes)
      const sent = toRequest({ route, method, draw, pool, targets, word }, token)
      const begun = performance.now()
      const answer = await Promise.race([
        server.app.inject({ ...sent }),
        setTimeout(10 * timeout, undefined, { ref: false }),
      ])
      if (answer === undefined) {
        faults.push(`seed ${seed}: ${describe(sent, caller)}: does not answer`)
        continue
      }
      const milliseconds = performance.now() - begun
      calls += 1
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      const isJson = String(answer.headers['content-type'] ?? '').includes('json')
      const body = isJson ? parseJson(answer.body) : undefined
      if (isObject(body) && body.success === true) {
        accepted += 1
        pool.learn(body.result, route.path)
      }
      if (answer.statusCode === 401) tokens.delete(caller)
      const wrong = [
        ...server.bugs.splice(0).map((bug) => `a bug: ${bug instanceof Error ? bug.stack : String(bug)}`),
        ...(answer.statusCode >= 500 ? [`answers ${answer.statusCode}`] : []),
        ...(milliseconds > timeout ? [`takes ${Math.round(milliseconds)} ms`] : []),
        ...findLeaks(body, sent),
        ...(stack.test(answer.body) ? [`shows where it failed: ${answer.body.slice(0, 500)}`] : []),
      ]
      for (const each of wrong) faults.push(`seed ${seed}: ${describe(sent, caller)}: ${each}`)
    }
  }
  const health = await server.call('GET', '/health')
  if (health.status !== 200) faults.push(`seed ${seed}: health answers ${health.status}`)
  return { calls, accepted, statuses, faults }
}

/** Words of the inside in the message of an answer that the request did not bring along. */
function findLeaks(body: unknown, sent: Sent): readonly string[] {
  if (!isObject(body) || body.success !== false) return []
  const text = `${String(body.message)} ${JSON.stringify(body.result ?? '')}`
  const found = leaks.exec(text)?.[0]
  if (found === undefined) return []
  const asked = `${[...new URLSearchParams(sent.url)].flat().join(' ')} ${String(sent.payload ?? '')} ${Object.values(sent.headers).join(' ')}`
  return asked.toLowerCase().includes(found.toLowerCase()) ? [] : [`says “${found}”: ${text.slice(0, 200)}`]
}

function describe({ method, url, payload = '', headers }: Sent, caller: Caller): string {
  const head = Object.entries(headers).flatMap(([name, value]) =>
    name === 'x-access-token' ? [] : [`${name}: ${value.slice(0, 100)}`],
  )
  return `${method} ${url.slice(0, 600)} ${head.join(' | ')} ${String(payload).slice(0, 600)} by ${caller}`
}

/** Signs a caller in, and anew where their session or their account went with what they called. */
async function signIn(
  server: TestServer,
  caller: Caller,
  tokens: Map<Caller, string>,
  codes: readonly string[],
): Promise<string | undefined> {
  if (caller === 'nobody') return undefined
  const known = tokens.get(caller)
  if (known !== undefined) return known
  const { token } = await server.signIn(
    caller === 'administrator' ? { isAdmin: true } : { codes: caller === 'holder' ? codes : [] },
  )
  tokens.set(caller, token)
  return token
}

/** All codes but those by which a caller would change what others may do. */
const codesOf = (routes: readonly Route[]): readonly string[] =>
  [...new Set(routes.flatMap(({ access }) => (access.kind === 'code' ? access.codes : [])))].filter(
    (each) => !endings.test(each),
  )
