import type { LanguageTexts } from '../../runtime/language/index.ts'
import { executeDeferred } from '../db/deferred.ts'
import { createId } from '../db/id.ts'
import { isSecretName } from '../secrets/secretNames.ts'
import type { Call } from './call.ts'
import { toLogTexts } from './logTexts.ts'
import { routeOf } from './requestState.ts'

/** The numbers of the wire for what an operation did (dictionary `operate_type`). */
const operateTypes = { query: 1, add: 2, edit: 3, delete: 4, import: 5, export: 6 } as const

/** One operation for the log. */
export interface Operation {
  readonly type: keyof typeof operateTypes
  readonly content: LanguageTexts
  /** The values of the request; secrets in it are left out. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Keys that are secret beside those whose name says so. */
  readonly secret?: readonly string[] | undefined
}

const longestParameters = 4000

/** Writes an operation to the log, in the transaction of the call where there is one. */
export async function logOperation(call: Call, operation: Operation): Promise<void> {
  const { request, user } = call
  const entry = call.db.insertInto('sysLog').values({
    id: createId(),
    logType: 2,
    ...toLogTexts(operation.content),
    operateType: operateTypes[operation.type],
    userid: user?.id || null,
    username: user?.username || null,
    ip: request.ip,
    method: `${request.method} ${routeOf(request) ?? ''}`,
    requestUrl: request.url.split('?')[0] ?? '',
    requestType: request.method,
    requestParam: toText(operation.values ?? {}, operation.secret ?? []),
    // The operation is logged with what it wrote, so only the commit and the answer are still to come.
    tenantId: call.tenantId,
    costTime: Math.round(performance.now() - request.cameAt),
  })
  await executeDeferred(call.db, entry.compile())
}

function toText(values: Readonly<Record<string, unknown>>, secret: readonly string[]): string {
  const text = JSON.stringify(values, (key, value: unknown) =>
    isSecretName(key) || secret.includes(key) ? '***' : value,
  )
  return text.replaceAll('\\u0000', '').slice(0, longestParameters)
}
