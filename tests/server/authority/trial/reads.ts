import type { Bound } from '../../../../server/authority/reach.ts'
import { readAccessCodes } from '../../../../server/http/access.ts'
import type { TestServer } from '../../testServer.ts'
import { type Person, people } from './company.ts'
import type { Moment } from './measure.ts'
import { listedCalls } from './nodes.ts'
import type { Draw } from './random.ts'
import { type Filled, isWithinRules, type Row } from './rules.ts'
import { listShown, type Shown } from './shown.ts'

/** Who reads, in which of their tenants. */
interface Reader {
  readonly person: Person
  readonly tenantId: number
  readonly holdings: ReadonlyMap<string, readonly Bound[]>
}

/** So many reads are enough for a company: there are many companies. */
const readCount = 4

/** What people read is what their reach says, and what the explanation says of it. */
export async function compareReads(server: TestServer, draw: Draw, moment: Moment): Promise<readonly string[]> {
  const readers = listReaders(moment)
  if (readers.length === 0) return []
  const things = await listShown(server, moment)
  const faults = [...(await compareCodes(server, draw.one(readers)))]
  for (let read = 0; read < readCount; read += 1) {
    const [reader, shown] = [draw.one(readers), draw.one(things)]
    const isExplained = draw.chance(0.4)
    const found = await compareOne(server, moment, reader, isExplained ? shown : { ...shown, isExplained: false })
    faults.push(...found.map((fault) => `${reader.person.username} in ${reader.tenantId} reads ${shown.url}: ${fault}`))
  }
  return faults
}

function listReaders({ state, snapshot }: Moment): readonly Reader[] {
  return people.flatMap((person) => {
    const user = state.users.find(({ id }) => id === person.id)
    const isIn = state.sessions.some(({ userId }) => userId === person.id)
    if (user === undefined || user.delFlag !== 0 || user.status !== 1 || !isIn) return []
    const { tenants } = snapshot.reachOf(person.id, 'person')
    const isOpen = (tenantId: number) =>
      tenantId === 0 || state.tenants.some(({ id, status }) => id === tenantId && status === 1)
    return [...tenants]
      .filter(([tenantId]) => isOpen(tenantId))
      .map(([tenantId, holdings]) => ({ person, tenantId, holdings }))
  })
}

async function compareCodes({ db }: TestServer, { person, tenantId, holdings }: Reader): Promise<readonly string[]> {
  const { codes } = await readAccessCodes(db, person.id, tenantId)
  const reached = new Set([...holdings.keys()].flatMap((key) => (key.startsWith('code:') ? [key.slice(5)] : [])))
  const different = [...codes.symmetricDifference(reached)]
  return different.length === 0 ? [] : [`${person.username} in ${tenantId}: the codes differ: ${different.join(', ')}`]
}

async function compareOne(
  server: TestServer,
  { state }: Moment,
  { person, tenantId, holdings }: Reader,
  shown: Shown,
): Promise<readonly string[]> {
  const keys = shown.key === undefined ? toCodeKeys(shown.url) : [shown.key]
  const bounds = keys.map((key) => holdings.get(key)).find((each) => each !== undefined)
  const filled = toFilled(state, person)
  const visible = (row: Row) => isOfTenant(row, tenantId, holdings) && isWithinRules(row, bounds ?? [], filled)
  const expected = bounds === undefined ? [] : shown.rows.filter(visible)
  // One thing that rules keep away is as if it were not there.
  const isOpen = bounds !== undefined && (!shown.isAlone || expected.length > 0)
  const headers = tenantId === 0 ? {} : { tenant_id: String(tenantId) }
  const { body } = await server.call<Answered | null>('GET', shown.url, {
    ...{ token: person.token, headers },
    query: { pageSize: 500, ...shown.query },
  })
  const faults = body.success === isOpen ? [] : [`its reach says ${isOpen}, the call ${body.success}: ${body.message}`]
  if (isOpen && body.success && shown.isAlone !== true) {
    const records = toRecords(body.result)
    const ids = new Set(records.map(({ [shown.name ?? 'id']: id }) => String(id)))
    const wanted = new Set(expected.map(({ id }) => id))
    if (ids.symmetricDifference(wanted).size > 0)
      faults.push(`its reach says ${[...wanted].join(', ')}; the call ${[...ids].join(', ')}`)
    faults.push(...findShown(bounds ?? [], records))
  }
  return shown.isExplained === false
    ? faults
    : [...faults, ...(await compareExplained(server, { person, tenantId, shown, body }))]
}

type Values = Readonly<Record<string, unknown>>

interface Page {
  readonly records?: readonly Values[]
  readonly total?: number
}

/** A page of records, or all of them. */
type Answered = Page | readonly Values[]

const isWhole = (answer: Answered | null): answer is readonly Values[] => Array.isArray(answer)

const toRecords = (answer: Answered | null): readonly Values[] => (isWhole(answer) ? answer : (answer?.records ?? []))

const accessOf = new Map(listedCalls.map(({ method, path, access }) => [`${method} ${path}`, access]))

const toCodeKeys = (url: string): readonly string[] =>
  (accessOf.get(`GET ${url}`) ?? '').split('|').map((code) => `code:${code}`)

/** Fields that lists are to leave out, or have none of. */
function findShown(bounds: readonly Bound[], records: readonly Values[]): readonly string[] {
  const hidden = bounds.flatMap(({ source }) =>
    source?.kind === 'hiddenInList' || source?.kind === 'noField' ? [source.name] : [],
  )
  return hidden
    .filter((name) => records.some((record) => Object.hasOwn(record, name)))
    .map((name) => `it shows ${name}`)
}

function isOfTenant(row: Row, tenantId: number, holdings: Reader['holdings']): boolean {
  const isEverywhere = tenantId === 0 && holdings.has('code:tenant:all')
  return row.tenants === undefined || isEverywhere || row.tenants.includes(tenantId)
}

function toFilled(state: Moment['state'], { id, username }: Person): Filled {
  const own = state.memberships.filter(({ userId }) => userId === id).map(({ depId }) => depId)
  const codes = state.departs.flatMap((depart) => (own.includes(depart.id) ? [depart.orgCode] : []))
  const { orgCode = null, realname = '' } = state.users.find((user) => user.id === id) ?? {}
  return {
    sys_user_name: [realname ?? ''],
    sys_user_code: [username],
    sys_org_code: orgCode === null ? [] : [orgCode],
    sys_multi_org_code: codes,
  }
}

interface Explained {
  readonly allowed: boolean
  readonly findings: readonly { readonly topic: string; readonly outcome: string; readonly text: string }[]
}

const admin = people.find(({ username }) => username === 'admin')

/** The explanation says the same as the call, and counts the same records. */
async function compareExplained(
  server: TestServer,
  given: {
    readonly person: Person
    readonly tenantId: number
    readonly shown: Shown
    readonly body: { readonly success: boolean; readonly result: Answered | null }
  },
): Promise<readonly string[]> {
  const { person, tenantId, shown, body } = given
  const { body: answer } = await server.call<Explained | null>('GET', '/sys/permission/explain', {
    token: admin?.token ?? '',
    query: { user: person.username, url: shown.url, method: 'GET', tenant: tenantId },
    headers: { 'accept-language': 'en' },
  })
  const explained = answer.result
  if (!answer.success || explained === null) return [`the explanation failed: ${answer.message}`]
  // A rule that cannot be read denies all records, and the list is empty.
  const isEmptied = explained.findings.some(({ topic, outcome }) => topic === 'rule' && outcome === 'denied')
  if (explained.allowed !== body.success && !(isEmptied && toRecords(body.result).length === 0))
    return [
      `the explanation says ${explained.allowed}, the call ${body.success}: ${JSON.stringify(explained.findings)}`,
    ]
  const counted = explained.findings.find(({ topic }) => topic === 'records')
  const [, visible] = /this user sees (\d+)/.exec(counted?.text ?? '') ?? []
  const total = isWhole(body.result) ? body.result.length : body.result?.total
  if (visible === undefined || !body.success || total === undefined) return []
  return Number(visible) === total ? [] : [`the explanation counts ${visible}, the call ${total}`]
}
