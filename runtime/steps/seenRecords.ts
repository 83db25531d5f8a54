import { findVersion, isChangedMeanwhile, toVersionQuery, versionField } from '../data/index.ts'
import { createFailure, isObject, type Scope } from '../language/index.ts'
import type { StepContext } from '../registry/index.ts'

type Call = Parameters<StepContext['calls']['request']>[0]
type Values = Readonly<Record<string, unknown>>

/** The question in the words of the person, as an error has them. */
const goOnAnyway = createFailure({ zh: '仍要继续吗？', en: 'Go on anyway?', tw: '仍要繼續嗎？' })

/** The records that an action is about, as the person saw them. */
const seenIn = ({ item, record, selection }: Scope): readonly Values[] =>
  [item, record, ...(Array.isArray(selection) ? selection : [])].filter(isObject)

/** The keys that a call names beside those of a body that is a record. */
function namedBy({ query, body }: Call): readonly string[] {
  const named = (isObject(body) ? body.ids : undefined) ?? query?.ids ?? query?.id
  return typeof named === 'string' && named !== '' ? named.split(',') : []
}

/**
 * A call that writes, with the versions of the records that it names, as the person saw these: that of a record whose key
 * its body has goes with the body, those of records that only their keys name go as a parameter. A form knows its own.
 */
function withSeenVersions(call: Call, scope: Scope): Call {
  const { query, body } = call
  const seen = seenIn(scope)
  const find = (id: unknown) => seen.find((each) => each.id === id)
  if (isObject(body) && body.id !== undefined) {
    const version = findVersion(find(body.id))
    return version === undefined ? call : { ...call, body: { [versionField]: version, ...body } }
  }
  const versions = toVersionQuery(namedBy(call).map(find))
  return Object.keys(versions).length === 0 ? call : { ...call, query: { ...query, ...versions } }
}

/**
 * Makes a call that writes, about records as the person saw them; where somebody changed these since, once more after the
 * person has agreed. Null where they did not. A call that has the version in its body is refused, and the page shows the
 * record as it is now.
 */
export async function requestSeen(
  named: Call,
  context: StepContext,
): Promise<Awaited<ReturnType<StepContext['calls']['request']>> | null> {
  let call = withSeenVersions(named, context.scope)
  for (;;) {
    try {
      return await context.calls.request(call)
    } catch (error) {
      const next = await askToGoOn(error, call, context)
      if (next === undefined) {
        // The record as it is now is what the person decides about next.
        if (isChangedMeanwhile(error)) await context.reload()
        throw error
      }
      if (next === null) return null
      call = next
    }
  }
}

/**
 * The same call about records as they are now, where somebody changed them since they were seen and the person agrees to go
 * on. Null where they do not, and the page shows the records anew; undefined for other failures.
 */
async function askToGoOn(error: unknown, call: Call, context: StepContext): Promise<Call | null | undefined> {
  const sent = call.query?.recordVersion
  const { records, changed } = isChangedMeanwhile(error) && isObject(error.result) ? error.result : {}
  if (!Array.isArray(records) || typeof sent !== 'string') return undefined
  const changes: readonly unknown[] = Array.isArray(changed) ? changed : []
  const lines = records.filter(isObject).map((record) => {
    const change = changes.filter(isObject).find(({ id }) => id === record.id) ?? {}
    const who = [change.by_dictText ?? change.by, change.at].filter(Boolean).join(', ')
    return who === '' ? context.nameOf(record) : `${context.nameOf(record)} (${who})`
  })
  const text = [context.toMessage(error), ...lines].join('\n')
  if (!(await context.confirm({ title: context.toMessage(goOnAnyway), text, danger: true }))) {
    await context.reload()
    return null
  }
  const now = (id: string) => findVersion(records.filter(isObject).find((record) => record.id === id))
  const versions = sent.split(',').map((version, place) => now(namedBy(call)[place] ?? '') ?? version)
  return { ...call, query: { ...call.query, recordVersion: versions.join(',') } }
}
