/**
 * What may be done with things that are made online. Access codes for it are `onl:<table>:<operation>` of a form,
 * `report:<code>:<operation>` of a report, `graph:<code>:<operation>` of a graph report, and
 * `templet:<code>:<operation>` of a template, which is for all graph reports that it shows.
 */
export const operationsOf = {
  onl: ['list', 'add', 'edit', 'delete', 'import', 'export'],
  report: ['list', 'export'],
  graph: ['list', 'export'],
  templet: ['list', 'export'],
} as const

/** How the codes of a sort of things begin. */
export type OperationPrefix = keyof typeof operationsOf

/** The codes that open a report by its name: that of all of it, and those of its operations. */
export const toReportCodes = (code: string): readonly string[] => [
  `report:${code}`,
  ...operationsOf.report.map((operation) => `report:${code}:${operation}`),
]

/** The operations of reports. */
export type ReportOperation = (typeof operationsOf)['report'][number]

const named = /^((?:onl|report|graph|templet):.+):(?:list|add|edit|delete|import|export)$/

/** How the code of an operation begins, such as `onl:orders`; undefined for other codes. */
export const findOperated = (code: string): string | undefined => named.exec(code)?.[1]

/** What the nodes of the menu that somebody holds give of a thing that they lead to: all of it, to see it, or nothing. */
export type NodeGrant = 'whole' | 'list' | 'none'

/**
 * Whether a node of the menu gives all of what it leads to. One that names operations, itself or by its buttons, gives no
 * more than to see it; what else may be done says each code by itself. Of which thing the operations are does not matter,
 * so that a thing that is called otherwise opens no wider.
 */
export const isWholeNode = (codes: readonly string[], buttonCodes: readonly string[]): boolean =>
  ![...codes, ...buttonCodes].some((code) => named.test(code))

/** What several nodes give together. */
export function joinGrants(nodes: readonly { readonly isWhole: boolean }[]): NodeGrant {
  if (nodes.length === 0) return 'none'
  return nodes.some(({ isWhole }) => isWhole) ? 'whole' : 'list'
}

/** Whether the nodes that lead to a thing give an operation. */
export const nodeGives = (node: NodeGrant, operation: string): boolean =>
  node === 'whole' || (node === 'list' && operation === 'list')
