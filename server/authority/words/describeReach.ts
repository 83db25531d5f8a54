import type { Connection } from '../../db/schema.ts'
import type { Language } from '../../http/language.ts'
import { noTenant } from '../../http/tenant.ts'
import type { Holding } from '../reach.ts'
import type { ExplainedReach } from '../readReaches.ts'
import { describeKeys, type HeldWords, isImplied, toThing } from './describeKeys.ts'
import { createWording } from './wording.ts'

/** Something that somebody holds, in words: what it is, in which tenants, by what, and under which rules. */
export interface ReachRow {
  readonly id: string
  /** `code`, `form`, `report`, `graph`, `templet`, `address`, `depart`, `tenant`, or `everything` for administrators. */
  readonly kind: string
  readonly name: string
  /** The code, the address, or the table of a form with what may be done there. */
  readonly subject: string
  readonly tenants: string
  /** By what it is held, such as roles, joined. */
  readonly by: string
  /** The rules that narrow it, each with the role that chose it and what it leaves, joined; empty for none. */
  readonly rules: string
  /** What the question says of it. */
  readonly note: string
}

/** What of a reach is described, in which words. */
export interface ReachQuestion {
  readonly language: Language
  /** The tenant in which it is held; undefined for all. */
  readonly tenantId: number | undefined
  /** Whether something is described; everything when left out. */
  readonly isWanted?: (holding: Holding) => boolean
  /** A further word on something. */
  readonly note?: (holding: Holding) => string
}

/** Puts what somebody reaches into words, in the order of its sorts and names; operations of a form are one row. */
export async function describeReach(
  db: Connection,
  explained: ExplainedReach,
  question: ReachQuestion,
): Promise<readonly ReachRow[]> {
  const { language, tenantId, isWanted = () => true } = question
  const { reach, causesOf } = explained
  const wording = createWording(db, language, tenantId)
  if (reach.isAdmin) {
    const by = await wording.causes(causesOf(noTenant, 'everything'))
    const everything = { id: 'everything', kind: 'everything', name: wording.everything, subject: '' }
    return [{ ...everything, tenants: '', by, rules: '', note: '' }]
  }
  const held = [...reach.tenants]
    .filter(([tenant]) => tenantId === undefined || tenant === tenantId)
    .flatMap(([tenant, holdings]) => [...holdings].map(([key, bounds]) => ({ tenantId: tenant, key, bounds })))
    .filter(({ key }) => !isImplied(key))
    .filter(isWanted)
  const described = await describeKeys(
    db,
    held.map(({ key }) => key),
    language,
  )
  const rows: ReachRow[] = []
  for (const [thing, own] of Map.groupBy(held, ({ key }) => toThing(key))) {
    const about = described.get(own[0]?.key ?? '')
    if (about !== undefined) rows.push(...(await toRows({ thing, own, about }, { explained, question, wording })))
  }
  const rank = ({ kind }: ReachRow) => order.indexOf(kind)
  return rows.toSorted((left, right) => rank(left) - rank(right) || left.name.localeCompare(right.name, tags[language]))
}

const tags: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', tw: 'zh-TW' }
const order = ['tenant', 'depart', 'code', 'address', 'form', 'report', 'graph', 'templet']

interface HeldThing {
  readonly thing: string
  readonly own: readonly Holding[]
  readonly about: HeldWords
}

interface Telling {
  readonly explained: ExplainedReach
  readonly question: ReachQuestion
  readonly wording: ReturnType<typeof createWording>
}

/** One row for all tenants in which a thing is held by the same, under the same rules. */
async function toRows(
  { thing, own, about }: HeldThing,
  { explained, question, wording }: Telling,
): Promise<readonly ReachRow[]> {
  const rows = new Map<string, { readonly tenants: number[]; readonly row: Omit<ReachRow, 'id' | 'tenants'> }>()
  for (const [tenant, here] of Map.groupBy(own, ({ tenantId }) => tenantId)) {
    const operations = wording.operations(here.map(({ key }) => key))
    const row = {
      kind: about.kind,
      name: about.name,
      subject: operations === '' ? about.subject : `${about.subject}: ${operations}`,
      by: await wording.causes(here.flatMap(({ key }) => explained.causesOf(tenant, key))),
      rules: await wording.bounds(here[0]?.bounds ?? []),
      note: [...new Set(here.map((holding) => question.note?.(holding) ?? ''))].join(' '),
    }
    const same = rows.get(JSON.stringify(row)) ?? { tenants: [], row }
    same.tenants.push(tenant)
    rows.set(JSON.stringify(row), same)
  }
  return Promise.all(
    [...rows.values()].map(async ({ tenants, row }) => ({
      ...row,
      id: `${thing} ${tenants}`,
      tenants: await wording.tenants(tenants),
    })),
  )
}
