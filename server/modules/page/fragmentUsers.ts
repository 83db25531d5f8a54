import {
  createFailure,
  formatIssue,
  type Issue,
  type LanguageTexts,
  type Surroundings,
} from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import type { SignedInCall } from '../../http/index.ts'
import { escapeLike } from '../../http/query/toExpression.ts'
import { letOthersIn } from '../../threads/letOthersIn.ts'
import { namesFragment } from './fragments.ts'
import { readInTime } from './readDocument.ts'
import { findSurroundings } from './surroundings.ts'

const brokenUser: LanguageTexts = {
  zh: '使用该片段的页面 {page} 会因此有 {count} 处问题，首先是：{first}',
  en: 'The page {page} uses this fragment and would have {count} issues; the first one: {first}',
  tw: '使用該片段的頁面 {page} 會因此有 {count} 處問題，首先是：{first}',
}

/** A document that uses a fragment, and its text. */
interface User {
  readonly id: string
  readonly text: string
}

/** Documents that are checked when a fragment is saved: more would take longer than a person waits. */
const mostUsers = 200

/** The documents with a fragment in their text: those that were made on the server, and those of packs that none of them replaces. */
async function findDirectUsers({ db, services }: SignedInCall, fragment: string): Promise<readonly User[]> {
  const own = await db
    .selectFrom('sysPage')
    .select(['pageId', 'document'])
    .where('document', 'like', `%"${escapeLike(fragment)}"%`)
    .where('pageId', '!=', fragment)
    .orderBy('pageId')
    .limit(mostUsers)
    .execute()
  const ofPacks: User[] = []
  for (const { id, document } of services.installedPages()) {
    const text = JSON.stringify(document)
    if (id === fragment || !namesFragment(text, fragment)) continue
    if ((await findRow(db, 'sysPage', { pageId: id }, ['id'])) === undefined) ofPacks.push({ id, text })
  }
  return [...own.map(({ pageId, document }) => ({ id: pageId, text: document })), ...ofPacks].filter(({ text }) =>
    namesFragment(text, fragment),
  )
}

/** The documents that use a fragment, also by other fragments. */
async function findUsers(call: SignedInCall, fragment: string): Promise<readonly User[]> {
  const found = new Map<string, User>()
  const open = [fragment]
  for (let next = open.pop(); next !== undefined && found.size < mostUsers; next = open.pop())
    for (const user of await findDirectUsers(call, next)) {
      if (user.id === fragment || found.has(user.id)) continue
      found.set(user.id, user)
      open.push(user.id)
    }
  return [...found.values()]
}

/** An issue without the line and the column in a fragment, which move with any change of it. */
const keyOf = ({ code, path, message }: Issue): string => `${code} ${path} ${message.replace(/:\d+:\d+\)/, ')')}`

/** What is known around a document once a fragment is what is to be saved. */
const withFragment = (around: Surroundings, { id, text }: User): Surroundings => ({
  known: { ...around.known, fragments: [...new Set([...(around.known?.fragments ?? []), id])] },
  beside: [...(around.beside ?? []).filter(({ path }) => path !== pathOf(id)), { path: pathOf(id), text }],
})

const pathOf = (id: string): string => `pages/${id}.json`

/**
 * Refuses a fragment as it is to be saved where a document that uses it would have an issue that it has not yet; the issue
 * stands where the document uses it, and names the place in the fragment.
 */
export async function checkFragmentUsers(call: SignedInCall, fragment: User): Promise<void> {
  const person = call.user.id
  for (const user of await findUsers(call, fragment.id)) {
    await letOthersIn()
    const before = await findSurroundings(call, `${user.text} ${fragment.text}`)
    const after = await readInTime(user.text, person, withFragment(before, fragment), pathOf(user.id))
    if ('page' in after) continue
    const read = await readInTime(user.text, person, before, pathOf(user.id))
    const known = new Set('page' in read ? [] : read.issues.map(keyOf))
    const issues = after.issues.filter((issue) => !known.has(keyOf(issue)))
    const [first] = issues
    if (first === undefined) continue
    const details = { page: user.id, count: String(issues.length), first: formatIssue(first) }
    throw createFailure(brokenUser, { details, result: { page: user.id, issues, more: 0 } })
  }
}
