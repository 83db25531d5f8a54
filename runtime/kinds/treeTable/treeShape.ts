import { toParameterText } from '../../data/index.ts'
import {
  findCall,
  type ResolvedPage,
  resolveTemplates,
  type Scope,
  type Source,
  type TreePart,
} from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'

/** How the records of a page are a tree, with everything said that the document may leave out (specification 7.3). */
export interface TreeShape {
  /** The field that holds the key of the parent, and the parameter that asks for children. */
  readonly parent: string
  readonly hasChildren: string
  readonly root: string
  /** The field that holds children. */
  readonly children: string | undefined
  /** Whether children are asked for as a record opens. */
  readonly isLazy: boolean
  readonly label: string | undefined
  /** The field that counts brothers and sisters. */
  readonly order: string | undefined
  /** The path that answers the uppermost records, and what is searched. */
  readonly rootUrl: string
  /** The path that answers children. */
  readonly branchUrl: string
  /** Parameters that the source itself asks for children by. */
  readonly branchParameters: DataRecord
  /** Whether that path lies beside those of the source, so that telling that the source changed does not reach it. */
  readonly isBranchApart: boolean
  readonly batch: { readonly url: string; readonly parameter: string } | undefined
}

const noTree: TreePart = {}
const noParameters: DataRecord = {}

export function toTreeShape({ page, source }: ResolvedPage<'treeTable'>): TreeShape {
  const tree = page.tree ?? noTree
  const branches = findCall(source, 'children')
  const rootUrl = branches?.path ?? ''
  const branchUrl = tree.url ?? rootUrl
  return {
    parent: tree.parent ?? 'parentId',
    hasChildren: tree.hasChildren ?? 'hasChildren',
    root: tree.root ?? '0',
    children: tree.children,
    isLazy: tree.lazy ?? tree.children === undefined,
    label: tree.label,
    order: tree.order,
    rootUrl,
    branchUrl,
    branchParameters: tree.url === undefined ? (branches?.query ?? noParameters) : noParameters,
    isBranchApart: tree.url !== undefined && !isBelow(tree.url, source),
    batch: tree.batch && { url: tree.batch.url ?? branchUrl, parameter: tree.batch.parameter },
  }
}

const isBelow = (url: string, source: Source | undefined): boolean =>
  source !== undefined && 'rest' in source && url.startsWith(`${source.rest.replace(/\/$/, '')}/`)

/** The parameters that go with every question: `query` and `condition` of the tree (specification 7.3). */
export function toExtraParameters({ page }: ResolvedPage<'treeTable'>, names: Scope): DataRecord {
  const query = resolveTemplates(page.tree?.query ?? {}, names).value as DataRecord
  const condition = page.tree?.condition === undefined ? '' : resolveTemplates(page.tree.condition, names).value
  const text = typeof condition === 'object' ? JSON.stringify(condition) : toParameterText(condition)
  return text === '' ? query : { ...query, condition: text }
}

/** Whether the value of the parent field says that a record is one of the uppermost. */
export const isRootParent = (shape: TreeShape, parent: string): boolean =>
  parent === '' || parent === '0' || parent === shape.root
