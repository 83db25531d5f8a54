import { type CallNode, childrenOf, type MemberNode, type Node } from './ast.ts'
import { itemName } from './compile.ts'
import { findFunction } from './functions/table.ts'

/** Reads a fixed key of a path; a key that holds a dot could not be told from two keys, so it counts as chosen. */
function readFixedKey(node: Node): string | undefined {
  if (node.kind !== 'literal') return undefined
  if (typeof node.value === 'number') return String(node.value)
  return typeof node.value === 'string' && node.value !== '' && !node.value.includes('.') ? node.value : undefined
}

function collectMember(node: MemberNode): readonly string[] {
  const keys: string[] = []
  const others: Node[] = []
  let target: Node = node
  while (target.kind === 'member') {
    const key = readFixedKey(target.key)
    if (key === undefined) {
      keys.length = 0
      others.unshift(target.key)
    } else {
      keys.unshift(key)
    }
    target = target.target
  }
  const start = target.kind === 'name' ? [[target.name, ...keys].join('.')] : collect(target)
  return [...start, ...others.flatMap(collect)]
}

/** What a call reads; the item that its formula is about comes from its list. */
function collectCall({ name, parameters }: CallNode): readonly string[] {
  const formula = findFunction(name)?.formula
  return parameters.flatMap((parameter, index) => {
    const paths = collect(parameter)
    return index === formula ? paths.filter((path) => path.split('.')[0] !== itemName) : paths
  })
}

function collect(node: Node): readonly string[] {
  if (node.kind === 'call') return collectCall(node)
  if (node.kind === 'name') return [node.name]
  return node.kind === 'member' ? collectMember(node) : childrenOf(node).flatMap(collect)
}

/** The paths that an expression reads, each once, in the order of their first place. */
export function findDependencies(...nodes: readonly Node[]): readonly string[] {
  return [...new Set(nodes.flatMap(collect))]
}
