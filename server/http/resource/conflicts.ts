import { AppError, createError, errorCatalogue } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../call.ts'
import { addDictionaryTexts } from '../dictionaryTexts.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { findSentVersion } from './recordVersion.ts'
import { toStampNames } from './stamps.ts'

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

async function readOrGone(read: Written['read']): Promise<Values> {
  try {
    return await read()
  } catch (error) {
    if (isOf(error, 'recordNotFound')) throw createError('recordGone')
    throw error
  }
}

/** Who changed a record last and when, by what of it leaves the server. */
async function readAuthor(
  model: Pick<ResourceModel, 'isVerbatim'>,
  call: SignedInCall,
  record: Values,
): Promise<Values> {
  const { updateBy, updateTime } = toStampNames(model)
  const author = { by: record[updateBy] ?? null, at: record[updateTime] ?? null }
  const field = { field: 'by', dict: 'sys_user,realname,username' }
  return (await addDictionaryTexts([author], [field], call))[0] ?? author
}
