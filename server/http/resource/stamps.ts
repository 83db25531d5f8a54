import { formatWireTime } from '../../db/time.ts'
import type { ResourceModel } from './declaration.ts'

/** What the fields are called that say who made and who last changed a record. */
interface StampNames {
  readonly createBy: string
  readonly createTime: string
  readonly updateBy: string
  readonly updateTime: string
}

const ofFields: StampNames = {
  createBy: 'createBy',
  createTime: 'createTime',
  updateBy: 'updateBy',
  updateTime: 'updateTime',
}

const ofColumns: StampNames = {
  createBy: 'create_by',
  createTime: 'create_time',
  updateBy: 'update_by',
  updateTime: 'update_time',
}

type Named = Pick<ResourceModel, 'isVerbatim'>

/** The names of the stamps of a resource. */
export function toStampNames({ isVerbatim = false }: Named): StampNames {
  return isVerbatim ? ofColumns : ofFields
}

type Stamped = Pick<ResourceModel, 'isVerbatim' | 'fields'>
type Writer = { readonly username: string }

/** What a new record says of who made it. The database gives the time; records that are called verbatim may want for it. */
export function toAddStamps(model: Stamped, { username }: Writer): Readonly<Record<string, unknown>> {
  const { createBy, createTime } = toStampNames(model)
  const stamps = model.isVerbatim === true ? { [createTime]: formatWireTime(Date.now()) } : {}
  return leaveKnown(model, { [createBy]: username || null, ...stamps })
}

/** What a changed record says of who changed it and when. */
export function toEditStamps(model: Stamped, { username }: Writer): Readonly<Record<string, unknown>> {
  const { updateBy, updateTime } = toStampNames(model)
  return leaveKnown(model, { [updateBy]: username || null, [updateTime]: formatWireTime(Date.now()) })
}

/** Tables that were made elsewhere need not have the columns. */
function leaveKnown(
  { isVerbatim = false, fields }: Stamped,
  stamps: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!isVerbatim) return stamps
  return Object.fromEntries(Object.entries(stamps).filter(([name]) => Object.hasOwn(fields, name)))
}
