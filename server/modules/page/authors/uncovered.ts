import { parseJson } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import { expandStored } from '../fragments.ts'
import { callsOfPage } from './callsOfPage.ts'
import { type HasCode, readHeldBy } from './heldBy.ts'

/** Who saved a page last. */
const authorOf = ({ updateBy, createBy }: Values): string => String(updateBy ?? createBy ?? '')

/** What a page calls that asks for a code which its author does not hold: each code, or several of which one would do, with the calls. */
async function findUncovered(call: SignedInCall, text: string, hasCode: HasCode): Promise<string> {
  // A page whose fragment is gone is shown to nobody; what it says itself counts all the same.
  const page = await expandStored(call, text).catch(() => parseJson(text))
  const lacking = callsOfPage(page).flatMap(({ method, path }) => {
    const found = call.services.calls.find(path).find((each) => each.method === method)
    if (found?.access.kind !== 'code' || found.access.codes.some(hasCode)) return []
    return [{ codes: found.access.codes.join(' | '), call: `${method} ${found.path}` }]
  })
  return [...Map.groupBy(lacking, ({ codes }) => codes)]
    .map(([codes, calls]) => `${codes} (${[...new Set(calls.map((each) => each.call))].join(', ')})`)
    .join('; ')
}

/**
 * Stored pages with who saved them last and what they call beyond that person's codes, as these are now: nothing of it is
 * stored. A page never adds power: whoever opens it is asked for the codes of its calls themselves.
 */
export async function withAuthors(pages: readonly Values[], call: SignedInCall): Promise<readonly Values[]> {
  const heldBy = await readHeldBy(call.db, [...new Set(pages.map(authorOf))])
  return Promise.all(
    pages.map(async (page) => ({
      ...page,
      savedBy: authorOf(page),
      uncovered:
        typeof page.document === 'string' ? await findUncovered(call, page.document, heldBy(authorOf(page))) : '',
    })),
  )
}

/** The ids of the stored pages that call something beyond the codes of their authors. */
export async function findBeyondAuthors(call: SignedInCall): Promise<readonly string[]> {
  const pages = await call.db.selectFrom('sysPage').select(['id', 'document', 'createBy', 'updateBy']).execute()
  return (await withAuthors(pages, call)).filter(({ uncovered }) => uncovered !== '').map(({ id }) => String(id))
}
