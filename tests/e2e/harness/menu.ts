import { callAsAdministrator } from './administrator.ts'
import type { RunningApp } from './app.ts'

interface MenuNode {
  readonly id: string
  readonly name: string
  readonly perms: string | null
  readonly children?: readonly MenuNode[]
}

export interface PlacedNode {
  readonly node: MenuNode
  /** The nodes above it by their ids, the outermost first. */
  readonly way: readonly string[]
}

const walk = (nodes: readonly MenuNode[], way: readonly string[]): readonly PlacedNode[] =>
  nodes.flatMap((node) => [{ node, way }, ...walk(node.children ?? [], [...way, node.id])])

/** The nodes of the menu, each with those above it. */
export const readNodes = async (app: RunningApp): Promise<readonly PlacedNode[]> =>
  walk((await callAsAdministrator(app, 'GET', '/sys/permission/list')) as readonly MenuNode[], [])

/** Takes entries out of the menu and leaves the folders in which they stand. */
export async function removeEntries(app: RunningApp, name: string): Promise<void> {
  for (const { node } of await readNodes(app)) {
    if (node.name === name) await callAsAdministrator(app, 'DELETE', `/sys/permission/delete?id=${node.id}`)
  }
}
