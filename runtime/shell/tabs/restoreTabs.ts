import { isObject, parseJson } from '../../language/index.ts'
import { toInnerPath } from '../../session/index.ts'
import { createTabs, openTab, type Tabs } from './tabs.ts'

interface RestoreOptions {
  readonly home: string | null
  /** Tabs of another person are not restored. */
  readonly username: string
}

/** The text that keeps the tabs of a person for a reload of the window. */
export const writeTabs = (tabs: Tabs, username: string): string =>
  JSON.stringify({ username, list: tabs.list.map(({ path, title }) => ({ path, title })) })

/** Reads kept tabs; what cannot be read, is of somebody else or leads out of the app is left out. */
export function restoreTabs(text: string | null, { home, username }: RestoreOptions): Tabs {
  const start = createTabs(home)
  return parse(text, username).reduce((tabs, { path, title }) => openTab(tabs, path, title), start)
}

function parse(text: string | null, username: string): readonly { readonly path: string; readonly title?: string }[] {
  if (text === null) return []
  const kept = parseJson(text)
  if (!isObject(kept) || kept.username !== username || !Array.isArray(kept.list)) return []
  return kept.list.flatMap((entry: unknown) => {
    if (!isObject(entry)) return []
    const path = typeof entry.path === 'string' ? toInnerPath(entry.path) : null
    if (path === null) return []
    return typeof entry.title === 'string' ? [{ path, title: entry.title }] : [{ path }]
  })
}
