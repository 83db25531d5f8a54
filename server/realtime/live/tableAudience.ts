import { findRules, type RecordReader, type ResourceModel, toAccess, toOpenModel } from '../../http/resource/index.ts'
import { isStranger } from '../../http/stranger.ts'
import { everyTenant } from '../../http/tenant.ts'

/**
 * What decides which records of a live table a person reads, and how: people of whom this is the same read the same.
 * Undefined for who may not list the records.
 */
export async function findTableAudience(model: ResourceModel, reader: RecordReader): Promise<string | undefined> {
  const access = toAccess(model, 'list')
  if (isStranger(reader.user) && access.kind !== 'anyone') return undefined
  const codes = await reader.access(reader.db)
  if (access.kind === 'code' && !access.codes.some(codes.has)) return undefined
  return toAudience(model, reader, model.present !== undefined)
}

/** The same of who may list the records; `isAlone` where something besides the model makes records those of one person. */
export async function toAudience(model: ResourceModel, reader: RecordReader, isAlone: boolean): Promise<string> {
  const open = await toOpenModel(model, reader)
  const isPersonal =
    isAlone ||
    [model.scope, model.of, model.narrowedFields, model.derived].some((part) => part !== undefined) ||
    (await findRules(model, reader)).length > 0
  const { user, tenantId, language } = reader
  const codes = await reader.access(reader.db)
  return JSON.stringify([
    isStranger(user),
    isPersonal ? user.id : '',
    tenantId,
    codes.has(everyTenant),
    language,
    open.readable,
  ])
}
