import type { DataRecord } from '../../registry/index.ts'
import type { TreeShape } from './treeShape.ts'

type Parameters = Readonly<Record<string, string>>

/** Whether a person asked for anything, by the parameters of the question and those without what was asked. */
export const isFiltered = (parameters: Parameters, plain: Parameters): boolean =>
  Object.keys(parameters).length !== Object.keys(plain).length ||
  Object.entries(parameters).some(([name, value]) => plain[name] !== value)

/** Parameters of the advanced query: only a server can judge those. */
const advanced = ['superQueryParams', 'superQueryMatchType']

/** Which call answers: records that are searched are found wherever they stand, as a list finds them. */
export const toTreeCall = (shape: TreeShape, parameters: Parameters, plain: Parameters): 'list' | 'children' =>
  shape.isLazy && isFiltered(parameters, plain) ? 'list' : 'children'

/**
 * What a tree asks the server: its uppermost records, or what the person looks for wherever it stands. A tree that comes
 * as a whole is asked for as a whole, as it is searched here.
 */
export function toTreeQuestion(shape: TreeShape, extra: DataRecord, parameters: Parameters, plain: Parameters) {
  if (!shape.isLazy) {
    const further = Object.entries(parameters).filter(([name]) => advanced.includes(name))
    return { ...plain, ...Object.fromEntries(further), ...extra }
  }
  if (isFiltered(parameters, plain)) return { ...parameters, ...extra }
  const above = { ...plain, ...extra, ...shape.branchParameters }
  return { ...above, ...(shape.root === '' ? {} : { [shape.parent]: shape.root }) }
}
