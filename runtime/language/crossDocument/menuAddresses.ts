import { isTemplate } from '../expression/index.ts'
import { getList, getMember, getText } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { lastKey, parsePointer } from '../pointer.ts'
import { isMisspelt, suggestWord } from '../suggestions.ts'
import { type Check, contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/** An address of the menu, with the folder of the pack that has it. */
interface MenuAddress {
  readonly path: string
  readonly folder: string | undefined
}

const toAddresses = (entry: Entry, nodes: readonly unknown[]): readonly MenuAddress[] =>
  nodes.flatMap((node) => {
    const path = getText(node, 'path')
    return path === undefined ? [] : [{ path, folder: entry.folder }]
  })

/** The addresses of pages and of menu folders. */
const addressesOf = (workspace: Workspace): readonly MenuAddress[] => [
  ...entriesOf(workspace, 'page').flatMap((entry) => toAddresses(entry, [getMember(contentOf(entry), 'menu')])),
  ...entriesOf(workspace, 'pack').flatMap((entry) => toAddresses(entry, getList(contentOf(entry), 'menu'))),
]

const firstPart = (path: string): string => path.split('/')[1] ?? ''

/** Whether an address is that of a node, whose parts may be names such as `:code`. */
function matches(pattern: string, address: string): boolean {
  const wanted = pattern.split('/')
  const given = address.split('/')
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

/** Objects of values, whose names may be anything. */
const valueRecords: readonly string[] = ['values', 'setValues', 'setState', 'body', 'query', 'filter', 'with', 'data']

/** Whether a text is an address to go to: that of a step, or of a link. */
function isDestination({ annotation, path, value }: Place): boolean {
  if (annotation.kind !== 'template' || !value.startsWith('/')) return false
  if (lastKey(path) === 'navigate') return true
  return lastKey(path) === 'to' && !parsePointer(path).some((key) => valueRecords.includes(key))
}

/** Addresses that begin like those of a pack's own menu lead to one of its pages. */
export const checkMenuAddresses: Check = (workspace, report) => {
  const addresses = addressesOf(workspace)
  const paths = addresses.map(({ path }) => path)
  for (const entry of entriesOf(workspace, 'page')) {
    const { folder } = entry
    if (folder === undefined || entry.isBeside) continue
    const own = addresses.filter((address) => address.folder === folder).map(({ path }) => path)
    const isOwn = (part: string): boolean =>
      own.some((path) => firstPart(path) === part) &&
      addresses.every((address) => firstPart(address.path) !== part || address.folder === folder)
    const known = addresses.map(({ path }) => firstPart(path))
    const isMeant = (part: string): boolean =>
      isOwn(part) || (!known.includes(part) && isMisspelt(part, own.map(firstPart)))
    for (const place of entry.read.checked.places.filter(isDestination)) {
      const [address = ''] = place.value.split(/[?#]/)
      if (isTemplate(address) || !isMeant(firstPart(address)) || paths.some((path) => matches(path, address))) continue
      const message = `no page stands at \`${address}\`${suggestWord(address, own)}`
      report(entry, { path: place.path, code: 'unknown-address', message })
    }
  }
}
