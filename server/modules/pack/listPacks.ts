import type { Connection } from '../../db/schema.ts'
import type { Language, SignedInCall } from '../../http/index.ts'
import { readPackStates } from '../../packs/keptPacks.ts'
import type { PackChange } from '../../packs/packChanges.ts'
import type { PackIssue, PackState } from '../../packs/packState.ts'

/** A pack as the list shows it; its issues are counted. */
export interface ListedPack extends Omit<PackState, 'title' | 'issues' | 'checksum'> {
  /** Its title in the language of the caller, or its id where no title is known. */
  readonly name: string
  readonly issues: number
}

/** The packs of the installation whose name or id has a text. */
export async function listPacks({ db, language }: SignedInCall, text: string): Promise<readonly ListedPack[]> {
  const part = text.replaceAll('*', '').trim().toLowerCase()
  const packs = (await readPackStates(db)).map(
    ({ id, title, version, state, issues, installedAt }): ListedPack => ({
      ...{ id, version, state, installedAt },
      name: title?.[language] ?? id,
      issues: issues.length,
    }),
  )
  return packs.filter(({ id, name }) => [id, name].some((each) => each.toLowerCase().includes(part)))
}

/** What keeps a pack from being installed as it is in its folder. */
export async function listIssues(
  db: Connection,
  pack: string,
): Promise<readonly (PackIssue & { readonly id: string })[]> {
  const row = await db.selectFrom('sysPack').select('issues').where('id', '=', pack).executeTakeFirst()
  return (row?.issues ?? []).map((issue, index) => ({ id: String(index + 1), ...issue }))
}

/** What a pack that has changed is called. */
export const nameOf = ({ id, before, after }: PackChange, language: Language): string =>
  (after ?? before)?.title?.[language] ?? id
