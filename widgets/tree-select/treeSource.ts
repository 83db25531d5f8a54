import type { Data } from '../../runtime/index.ts'
import type { TreeSelectProps } from './props.ts'
import { type TreeNode, toTreeNodes } from './treeNode.ts'

/** Long enough for a form to be filled; a table that changes in this app is asked anew at once. */
const lifetime = 5 * 60 * 1000

type Client = Data['client']

/** The call for the children of one parent in a table (wire contract 1.8, `loadTreeData`). */
async function loadTableChildren(client: Client, props: TreeSelectProps, pid: string, report: boolean) {
  const [tableName = '', text = '', code = ''] = (props.dict ?? '').split(',').map((part) => part.trim())
  const { result } = await client.get(
    '/sys/dict/loadTreeData',
    {
      pid,
      tableName,
      text,
      code,
      pidField: props.parentField ?? 'pid',
      hasChildField: props.childField ?? '',
      converIsLeafVal: '1',
      condition: props.condition ? JSON.stringify(props.condition) : '',
    },
    { report },
  )
  return result
}

/** The children of a node of a table. */
export const loadChildren = async (client: Client, props: TreeSelectProps, parent: string) =>
  toTreeNodes(await loadTableChildren(client, props, parent, true), parent, true)

/** The query of the nodes that a field begins with: the first level of a table, or the whole tree of a call. */
export const toTreeQuery = (client: Client, props: TreeSelectProps) => {
  const { dict, url, parentField, childField, condition, root = '0' } = props
  return {
    // Under the name of tables read as dictionaries, so that it is asked anew when records change.
    queryKey: [
      'dictionary',
      'table',
      'tree',
      client.getLanguage(),
      { dict, url, parentField, childField, condition, root },
    ],
    queryFn: async (): Promise<readonly TreeNode[]> => {
      if (dict !== undefined) return toTreeNodes(await loadTableChildren(client, props, root, false), null, true)
      if (url === undefined) return []
      return toTreeNodes((await client.get(url, {}, { report: false })).result, null, false)
    },
    staleTime: lifetime,
  }
}
