import { isObject, parseJson } from '../../language/index.ts'
import { toInnerPath } from '../../session/index.ts'
import { changeTab, createTabs, openTab, type Tab, type Tabs } from './tabs.ts'

interface RestoreOptions {
  readonly home: string | null
  /** Tabs of another person are not restored. */
  readonly username: string
}

/** The text that keeps the tabs of a person for a reload of the window. */
export const writeTabs = (tabs: Tabs, username: string): string =>
  JSON.stringify({ username, list: tabs.list.map(({ path, address, own, title }) => ({ path, address, own, title })) })

/** Reads kept tabs; what cannot be read, is of somebody else or leads out of the app is left out. */
export function restoreTabs(text: string | null, { home, username }: RestoreOptions): Tabs {
  const start = createTabs(home)
  return parse(text, username).reduce(
    (tabs, { path, title, ...place }) => changeTab(openTab(tabs, path, title), path, place),
    start,
  )
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function parse(text: string | null, username: string): readonly Omit<Tab, 'revision'>[] {
  if (text === null) return []
  const kept = parseJson(text)
  if (!isObject(kept) || kept.username !== username || !Array.isArray(kept.list)) return []
  return kept.list.flatMap((entry: unknown) => {
    if (!isObject(entry)) return []
    const path = toInnerPath(toText(entry.path))
    if (path === null) return []
    const address = toInnerPath(toText(entry.address))
    const title = toText(entry.title)
    const own = Array.isArray(entry.own) ? entry.own.filter((name) => typeof name === 'string') : undefined
    return [
      { path, ...(address === null ? {} : { address }), ...(own ? { own } : {}), ...(title === null ? {} : { title }) },
    ]
  })
}
