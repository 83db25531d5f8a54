import type { Client } from '../client.ts'
import { type CategoryTreeRequest, createCategoryTree } from './categoryTree.ts'
import { createTableTree, type TableTreeRequest } from './tableTree.ts'
import type { TreeReader } from './treeReader.ts'
import { createUrlTree, type UrlTreeRequest } from './urlTree.ts'

/** A tree that a field chooses from, by the kind of its source. */
export type TreeRequest = TableTreeRequest | CategoryTreeRequest | UrlTreeRequest

type Create<Kind> = (client: Client, request: Extract<TreeRequest, { readonly kind: Kind }>) => TreeReader

const creators: { readonly [Kind in TreeRequest['kind']]: Create<Kind> } = {
  table: createTableTree,
  category: createCategoryTree,
  url: createUrlTree,
}

const create = <Kind extends TreeRequest['kind']>(
  client: Client,
  request: Extract<TreeRequest, { readonly kind: Kind }>,
): TreeReader => (creators[request.kind] as Create<Kind>)(client, request)

/** How the nodes of a tree are asked for. */
export const createTreeReader = (client: Client, request: TreeRequest): TreeReader => create(client, request)
