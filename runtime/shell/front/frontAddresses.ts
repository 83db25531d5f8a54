import type { MenuNode, Permissions } from '../../session/index.ts'

/** Whether an address is that of a node, whose parts may be names such as `:id`. */
function matches({ path }: MenuNode, address: string): boolean {
  const given = address.split('/')
  const parts = path.split('/')
  return (
    parts.length === given.length &&
    parts.every((part, place) => part === given[place] || (part.startsWith(':') && given[place] !== ''))
  )
}

const allOf = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => [node, ...allOf(node.children)])

/** The node of a menu that an address opens: one of the very address before one with named parts. */
export function findEntry(menu: readonly MenuNode[], address: string): MenuNode | undefined {
  const nodes = allOf(menu).filter(({ isRoute, path }) => isRoute && path !== '')
  return nodes.find(({ path }) => path === address) ?? nodes.find((node) => matches(node, address))
}

/** Whether a visitor may open an address: one of their menu, or that of a page which is open to anyone. */
export const isOpenToVisitors = ({ menu, pages }: Permissions, address: string): boolean =>
  findEntry(menu, address) !== undefined || pages.some(({ id }) => address === `/page/${encodeURIComponent(id)}`)

/** The address at which a front begins: its first page that stands in the menu; undefined where there is none. */
export const firstOfFront = (menu: readonly MenuNode[]): string | undefined =>
  allOf(menu).find((node) => node.isFront && node.isRoute && !node.isHidden && node.page !== null)?.path
