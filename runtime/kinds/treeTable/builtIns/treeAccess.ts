import type { DataRecord } from '../../../registry/index.ts'
import type { BuiltInContext } from '../../list/index.ts'
import type { TreeController } from '../useTreeController.ts'

/** What the actions of a tree table ask of it when they are pressed. */
export interface TreeAccess {
  readonly controller: () => TreeController
  /** Opens the dialog that moves a record. */
  readonly askWhereTo: (record: DataRecord) => void
}

/** The record of an action: that of its row, or the one that is ticked; a person is asked for one otherwise. */
export function findSubject({ record, controller, services, translate }: BuiltInContext): DataRecord | undefined {
  const [only, ...others] = controller.selection.records
  const subject = record ?? (others.length === 0 ? only : undefined)
  if (!subject) services.message('warning', translate('list.selectOne'))
  return subject
}
