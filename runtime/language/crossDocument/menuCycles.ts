import { getList, getText } from '../json.ts'
import { childPointer } from '../pointer.ts'
import { type Check, contentOf, entriesOf } from './workspace.ts'

/** Menu folders do not contain each other; one of a circle is reported, the first that is declared. */
export const checkMenuCycles: Check = (workspace, report) => {
  const nodes = entriesOf(workspace, 'pack').flatMap((entry) =>
    getList(contentOf(entry), 'menu').flatMap((node, index) => {
      const id = getText(node, 'id')
      return id === undefined
        ? []
        : [{ entry, id, parent: getText(node, 'parent'), path: `${childPointer('/menu', index)}/parent` }]
    }),
  )
  const parents = new Map(nodes.map((node) => [node.id, node.parent]))
  const reported = new Set<string>()
  for (const node of nodes) {
    const way: string[] = [node.id]
    for (let parent = node.parent; parent !== undefined && !way.includes(parent); parent = parents.get(parent))
      way.push(parent)
    const isCircle = parents.get(way.at(-1) ?? '') === node.id
    if (!isCircle || way.some((id) => reported.has(id))) continue
    for (const id of way) reported.add(id)
    report(node.entry, {
      path: node.path,
      code: 'menu-cycle',
      message: `this folder would stand inside itself: ${[...way, node.id].join(' in ')}`,
    })
  }
}
