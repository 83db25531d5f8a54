/** What modules see of resources: declarations, their parts, and the operations behind their calls. */
export { oneByOne } from './addRecords.ts'
export type { Author } from './author.ts'
export { withConflicts, withSeenRecords } from './conflicts.ts'
export type { Hooks, ResourceDeclaration, ResourceModel, Values } from './declaration.ts'
export { findDerived } from './derived.ts'
export {
  auditFields,
  codePattern,
  type DeclaredField,
  type DeclaredFields,
  deletedFlag,
  described,
  type Field,
  statusField,
} from './field.ts'
export { toLabel, uniqueMessages } from './fieldMessages.ts'
export { toColumns, toFieldReader } from './fileReaders.ts'
export { importRecords, type RecordRows } from './importRecords.ts'
export { type ListOptions, readIds } from './list.ts'
export { markChildren, withoutMark } from './marks.ts'
export { toModel } from './model.ts'
export { findNameable } from './namedFiles.ts'
export {
  findNarrowingRules,
  findRules,
  isOfTenant,
  narrowRecords,
  narrowTexts,
  narrowToTenant,
  requireInside,
  seesEveryTenant,
  type TenantViewer,
  toOwnColumns,
} from './narrow.ts'
export { narrowValues, withNarrowedFields } from './narrowedFields.ts'
export { listGuarded, toOpenModel } from './openFields.ts'
export { toVersioned } from './openTable.ts'
export { presentRows } from './present.ts'
export { findVisible, type RecordReader, readRecords } from './readRecords.ts'
export {
  asksForVersions,
  findSentVersion,
  findSentVersions,
  touchRecords,
  versionField,
  withoutVersion,
} from './recordVersion.ts'
export { removalRoutes } from './removalRoutes.ts'
export { splitIds } from './remove.ts'
export { type Resource, resource, toAccess } from './resource.ts'
export { areChangeable, lockRow, lockRows, requireVisible, selectVisible, selectVisibleIds } from './select.ts'
export { toEditStamps } from './stamps.ts'
export { isRoot, lockBelow } from './tree.ts'
export { findBelow, findWay, nestBelow, toTree, withAbove } from './treeRows.ts'
export { type FoundRows, findByAdvancedQuery, keepFound } from './treeSearch.ts'
export { withTreeVersions } from './treeVersions.ts'
export { requireUnchanged } from './unchanged.ts'
export { parseValues } from './values.ts'
export { keepChanges, keepLastVersions, keepVersion } from './versions.ts'
export { saveWhole, type Whole, withWholeVersion } from './wholes.ts'
export { changeRecords, type Which, withVersions } from './withVersions.ts'
export { type PartTable, writeParts } from './writeParts.ts'
