import type { CallQuery } from '../address.ts'
import type { Client } from '../client.ts'
import { toTreeNodes } from './treeNode.ts'
import type { TreeReader } from './treeReader.ts'

/** The tree of categories below one of them (specification 7.2, wire contract 1.9). */
export interface CategoryTreeRequest {
  readonly kind: 'category'
  /** The code of the category above the first nodes; `0` for the top when neither it nor `pid` is given. */
  readonly pcode?: string | undefined
  /** The id of the category above the first nodes. */
  readonly pid?: string | undefined
  /** Values that the categories must have, as the text of a JSON object. */
  readonly condition?: string | undefined
  /** What is stored of a category. */
  readonly stored: 'id' | 'code'
}

type Question = readonly [url: string, parameters: CallQuery]

/** A condition needs the call that takes one; without it the calls of roots and of children do. */
export function createCategoryTree(client: Client, request: CategoryTreeRequest): TreeReader {
  const { pid, pcode = '0', condition, stored } = request
  const reading = { loadsLater: true, stored: stored === 'code' ? 'code' : undefined }
  const isConditional = condition !== undefined && condition !== ''
  const askBelow = (parent: string): Question =>
    isConditional
      ? ['/sys/category/loadTreeData', { pid: parent, condition }]
      : ['/sys/category/loadTreeChildren', { pid: parent }]
  const askRoots = (): Question => {
    if (pid !== undefined) return askBelow(pid)
    return isConditional
      ? ['/sys/category/loadTreeData', { pcode, condition }]
      : ['/sys/category/loadTreeRoot', { async: true, pcode }]
  }
  return {
    readRoots: async (options) => {
      const { result } = await client.get(...askRoots(), options)
      return toTreeNodes(result, { parent: null, ...reading })
    },
    readChildren: async ({ key, value }, options) => {
      const { result } = await client.get(...askBelow(key), options)
      return toTreeNodes(result, { parent: value, ...reading })
    },
  }
}
