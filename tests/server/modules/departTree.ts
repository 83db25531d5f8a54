import type { TestServer } from '../harness.ts'

/** A department in a tree, as far as tests look at it. */
export interface Node {
  readonly id: string
  readonly key: string
  readonly title: string
  readonly parentId: string | null
  readonly orgCode: string
  readonly orgType: string
  readonly isLeaf: boolean
  readonly directorUserIds: string | null
  readonly children: readonly Node[]
}

/** Adds a department by its call and gives it as the server answers it. */
export async function makeDepart(
  server: TestServer,
  token: string,
  departName: string,
  parentId?: string,
): Promise<Node> {
  const body = { departName, ...(parentId === undefined ? {} : { parentId }) }
  const answer = await server.call<Node>('POST', '/sys/sysDepart/add', { token, body })
  if (!answer.body.success) throw new Error(answer.body.message)
  return answer.body.result
}

/** Reads a tree of departments. */
export async function readTree(
  server: TestServer,
  token: string,
  query: Readonly<Record<string, string>> = {},
  path = '/sys/sysDepart/queryTreeList',
): Promise<readonly Node[]> {
  return (await server.call<readonly Node[]>('GET', path, { token, query })).body.result
}

/** The department of an id anywhere in a tree. */
export function findNode(tree: readonly Node[], id: string): Node | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : findNode(node.children, id)
    if (found !== undefined) return found
  }
  return undefined
}

/** Puts a user in charge of departments. */
export async function makeManager(server: TestServer, userId: string, departIds: readonly string[]): Promise<void> {
  await server.db
    .updateTable('sysUser')
    .set({ userIdentity: 2, departIds: departIds.join(',') })
    .where('id', '=', userId)
    .execute()
}
