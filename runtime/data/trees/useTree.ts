import { useQuery } from '@tanstack/react-query'
import type { Client } from '../client.ts'
import { useData } from '../context.tsx'
import type { Failure } from '../failures.ts'
import { createTreeReader, type TreeRequest } from './createTreeReader.ts'
import { type TreeNode, withChildren } from './treeNode.ts'

export interface Tree {
  /** `idle` as long as nobody asks for the nodes. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly nodes: readonly TreeNode[]
  readonly failure: Failure | undefined
  readonly retry: () => void
  /**
   * Loads what stands below a node, and tells whether that went well; only where children come when their parent opens.
   * The person is told of a failure; the node may be opened again.
   */
  readonly open?: (value: string) => Promise<boolean>
}

/** Long enough for a form to be filled; a table that changes in this app is asked anew at once. */
const lifetime = 5 * 60 * 1000

const none: readonly TreeNode[] = []

/** Under the name of tables read as dictionaries, so that it is asked anew when records change. */
const toTreeKey = (client: Client, request: TreeRequest | undefined) =>
  ['dictionary', 'table', 'tree', client.getLanguage(), request ?? null] as const

/** The tree of a request; none, and no call, without one or while nobody looks. */
export function useTree(request: TreeRequest | undefined, isWanted = true): Tree {
  const { client, queryClient, toFailure } = useData()
  const queryKey = toTreeKey(client, request)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => (request ? createTreeReader(client, request).readRoots({ signal, report: false }) : none),
    staleTime: request?.kind === 'url' && request.parameters !== undefined ? 0 : lifetime,
    enabled: isWanted && request !== undefined,
  })
  const retry = () => void refetch()
  if (!data) {
    const failure = error && !isFetching ? toFailure(error) : undefined
    const status = failure ? 'error' : isFetching ? 'loading' : 'idle'
    return { status, nodes: none, failure, retry }
  }
  const readChildren = request && createTreeReader(client, request).readChildren
  if (!readChildren) return { status: 'ready', nodes: data, failure: undefined, retry }
  const open = async (value: string): Promise<boolean> => {
    const node = data.find((candidate) => candidate.value === value)
    const children = await readChildren({ key: node?.key ?? value, value }, {}).catch(() => null)
    if (!children) return false
    queryClient.setQueryData<readonly TreeNode[]>(queryKey, (nodes = none) => withChildren(nodes, value, children))
    return true
  }
  return { status: 'ready', nodes: data, failure: undefined, retry, open }
}
