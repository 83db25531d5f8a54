import type { CallQuery } from '../address.ts'
import type { Client } from '../client.ts'
import { toTreeNodes } from './treeNode.ts'
import type { TreeReader } from './treeReader.ts'

/** A call that gives a whole tree, such as that of permissions or departments (wire contract 1.5, 1.7). */
export interface UrlTreeRequest {
  readonly kind: 'url'
  readonly url: string
  /** Parameters of the call; a tree that depends on some is asked for anew by each field. */
  readonly parameters?: CallQuery | undefined
  /** The member of a node that is stored; its key when left out. */
  readonly stored?: string | undefined
}

export const createUrlTree = (client: Client, { url, parameters = {}, stored }: UrlTreeRequest): TreeReader => ({
  readRoots: async (options) =>
    toTreeNodes((await client.get(url, parameters, options)).result, { parent: null, loadsLater: false, stored }),
})
