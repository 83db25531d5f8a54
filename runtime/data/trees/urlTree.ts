import type { Client } from '../client.ts'
import { toTreeNodes } from './treeNode.ts'
import type { TreeReader } from './treeReader.ts'

/** A call that gives a whole tree, such as that of permissions or departments (wire contract 1.5, 1.7). */
export interface UrlTreeRequest {
  readonly kind: 'url'
  readonly url: string
  /** The member of a node that is stored; its key when left out. */
  readonly stored?: string | undefined
}

export const createUrlTree = (client: Client, { url, stored }: UrlTreeRequest): TreeReader => ({
  readRoots: async (options) =>
    toTreeNodes((await client.get(url, {}, options)).result, { parent: null, loadsLater: false, stored }),
})
