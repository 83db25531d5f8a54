import { AppError, createError, errorCatalogue } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../call.ts'
import { addDictionaryTexts } from '../dictionaryTexts.ts'
import { withTransaction } from '../transaction.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { readRecords } from './readRecords.ts'
import { findSentVersion, findSentVersions } from './recordVersion.ts'
import { toStampNames } from './stamps.ts'
import { requireAllUnchanged } from './unchanged.ts'

/** The record that a writer sends, and how it leaves the server as it is now. */
interface Written {
  readonly body: unknown
  readonly read: () => Promise<Values>
}

const isOf = (error: unknown, ...names: readonly (keyof typeof errorCatalogue)[]): error is AppError =>
  error instanceof AppError && names.some((name) => errorCatalogue[name] === error.entry)

/**
 * Writes a record of which its writer says the version that they read. Where it was changed since, the refusal brings the
 * record as its writer reads it now, with who changed it last and when as far as that is theirs to read; where it is gone,
 * the refusal says so. It is read after the transaction, of which nothing remains (wire contract 1.1).
 */
export async function withConflicts<T>(
  model: Pick<ResourceModel, 'isVerbatim' | 'beside'>,
  call: SignedInCall,
  { body, read }: Written,
  write: () => Promise<T>,
): Promise<T> {
  if (findSentVersion(body) === undefined) return write()
  try {
    return await write()
  } catch (error) {
    if (isOf(error, 'recordNotFound')) {
      await readOrGone(read)
      throw error
    }
    if (!isOf(error, 'recordChanged', 'recordChangedUnseen')) throw error
    const own = await readOrGone(read)
    const record = { ...own, ...(await model.beside?.(call, String(own.id))) }
    throw new AppError(error.entry, error.details, { record, changed: await readAuthor(model, call, record) })
  }
}

/**
 * Does something to records of which its caller says the versions that they saw. Where some were changed since, the refusal
 * brings these as the caller reads them now, and who changed each last; those that they see no more are left out.
 */
export async function withChangedRecords<T>(
  model: Pick<ResourceModel, 'isVerbatim'>,
  call: SignedInCall,
  read: (ids: readonly string[]) => Promise<readonly Values[]>,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!isOf(error, 'recordsChanged')) throw error
    const { records: named } = error.result as { readonly records: readonly { readonly id: string }[] }
    const records = await read(named.map(({ id }) => id))
    const changed: Values[] = []
    for (const record of records) changed.push({ id: record.id, ...(await readAuthor(model, call, record)) })
    throw new AppError(error.entry, error.details, { records, changed })
  }
}

/** The same for records of a resource, in one transaction with what is done. */
export function withSeenRecords<T>(
  model: ResourceModel,
  call: SignedInCall,
  ids: readonly string[],
  act: (inner: SignedInCall) => Promise<T>,
): Promise<T> {
  const sent = findSentVersions(call, ids.join(','))
  if (sent.size === 0) return act(call)
  return withChangedRecords(
    model,
    call,
    (changed) => readRecords(model, call, changed),
    () =>
      withTransaction(call, async (inner) => {
        await requireAllUnchanged(model, inner, sent)
        return act(inner)
      }),
  )
}

async function readOrGone(read: Written['read']): Promise<Values> {
  try {
    return await read()
  } catch (error) {
    if (isOf(error, 'recordNotFound')) throw createError('recordGone')
    throw error
  }
}

/** Who changed a record last and when, by what of it leaves the server. */
function readAuthor(model: Pick<ResourceModel, 'isVerbatim'>, call: SignedInCall, record: Values): Promise<Values> {
  const { updateBy, updateTime } = toStampNames(model)
  return readAuthorNames(call, { by: record[updateBy] ?? null, at: record[updateTime] ?? null })
}

/** Who changed something last and when, with their name. */
export async function readAuthorNames(call: SignedInCall, author: Values): Promise<Values> {
  const field = { field: 'by', dict: 'sys_user,realname,username' }
  return (await addDictionaryTexts([author], [field], call))[0] ?? author
}
