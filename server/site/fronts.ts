import { readCached } from '../db/changes.ts'
import { findRows } from '../db/rows.ts'
import type { PageSources } from '../modules/page/fragments.ts'
import { packTopic } from '../packs/packTopic.ts'
import { matchPlace } from './places.ts'

/** The addresses of the menu, whoever may open them, and those below which the pages of fronts stand. */
interface MenuAddresses {
  readonly known: readonly string[]
  readonly fronts: readonly string[]
}

/** Addresses that the app knows without the menu, below those that a front may have (specification 2.1). */
const ownAddresses = ['/subscribe/index'] as const

const readAddresses = ({ db, services }: PageSources): Promise<MenuAddresses> =>
  readCached(db, 'menuAddresses', async () => {
    const nodes = await findRows(db, 'sysPermission', { delFlag: 0 })
    const places = nodes.flatMap(({ id, url, menuType }) => (url !== null && menuType !== 2 ? [{ id, url }] : []))
    const value = {
      known: [...ownAddresses, ...places.map(({ url }) => url)],
      fronts: places.flatMap(({ id, url }) => (services.isFront(id) && /^\/./.test(url) ? [url] : [])),
    }
    return { value, topics: ['sys_permission', packTopic] }
  })

/**
 * Whether an address is below that of a front and nothing stands at it, open or closed. Elsewhere nobody but the app knows
 * all that there is.
 */
export async function isUnknownInFront(sources: PageSources, path: string): Promise<boolean> {
  const { known, fronts } = await readAddresses(sources)
  return (
    fronts.some((front) => path.startsWith(`${front}/`)) &&
    !known.some((address) => matchPlace(address, path) !== undefined)
  )
}
