import type { Client } from '../client.ts'
import { toTreeNodes } from './treeNode.ts'
import type { TreeReader } from './treeReader.ts'

/** A table that is read as a tree, level by level (specification 7.2, wire contract 1.8, `loadTreeData`). */
export interface TableTreeRequest {
  readonly kind: 'table'
  /** The table with its columns as `table,text,code`. */
  readonly dict: string
  /** The column that holds the parent; `pid` when left out. */
  readonly pidField?: string | undefined
  /** The parent of the first rows; `0` when left out. */
  readonly pidValue?: string | undefined
  /** The column that says whether a row has children. */
  readonly hasChildField?: string | undefined
  /** Values that the rows must have, as the text of a JSON object. */
  readonly condition?: string | undefined
}

export function createTableTree(client: Client, request: TableTreeRequest): TreeReader {
  const { dict, pidField = 'pid', pidValue = '0', hasChildField = '', condition = '' } = request
  const [tableName = '', text = '', code = ''] = dict.split(',').map((part) => part.trim())
  const parameters = { tableName, text, code, pidField, hasChildField, converIsLeafVal: '1', condition }
  const url = '/sys/dict/loadTreeData'
  return {
    readRoots: async (options) => {
      const { result } = await client.get(url, { pid: pidValue, ...parameters }, options)
      return toTreeNodes(result, { parent: null, loadsLater: true })
    },
    readChildren: async ({ key, value }, options) => {
      const { result } = await client.get(url, { pid: key, ...parameters }, options)
      return toTreeNodes(result, { parent: value, loadsLater: true })
    },
  }
}
