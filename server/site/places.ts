import { readCached } from '../db/changes.ts'
import { findRows } from '../db/rows.ts'
import { splitCodes } from '../http/access.ts'
import type { PageSources } from '../modules/page/fragments.ts'
import { readOpenPages } from '../modules/page/openPages.ts'
import { packTopic } from '../packs/packTopic.ts'

/** An address at which a page stands that is open to anyone; parts such as `:id` take any value. */
export interface PublicPlace {
  readonly path: string
  readonly page: string
}

/** The addresses of all pages that are open to anyone, those with fewer variable parts first. */
export function readPublicPlaces(sources: PageSources): Promise<readonly PublicPlace[]> {
  return readCached(sources.db, 'publicPlaces', async () => {
    const open = await readOpenPages(sources)
    const nodes = await findRows(sources.db, 'sysPermission', { delFlag: 0, status: '1' })
    const value = nodes
      .flatMap(({ url, page, perms, menuType }) =>
        url !== null && page !== null && menuType !== 2 && splitCodes(perms).length === 0 && open.get(page) === 'anyone'
          ? [{ path: url, page }]
          : [],
      )
      .toSorted((one, other) => countParts(one.path) - countParts(other.path))
    return { value, topics: ['sys_permission', 'sys_page', packTopic] }
  })
}

const countParts = (path: string): number => path.split('/:').length

/** The place at an address, with the values of its parts; undefined where no page is open to anyone. */
export function findPlace(
  places: readonly PublicPlace[],
  path: string,
): { readonly place: PublicPlace; readonly parameters: Readonly<Record<string, string>> } | undefined {
  for (const place of places) {
    const parameters = matchPlace(place.path, path)
    if (parameters !== undefined) return { place, parameters }
  }
  return undefined
}

/** The values of the parts of an address; undefined where it is not one of a pattern. */
export function matchPlace(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/')
  const given = path.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== value) return undefined
    } else if (value === '') return undefined
    else parameters[part.slice(1)] = decode(value)
  }
  return parameters
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
