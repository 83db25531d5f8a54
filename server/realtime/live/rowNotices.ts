import type { PGlite } from '@electric-sql/pglite'
import { isObject, parseJson } from '../../../runtime/language/index.ts'
import { createListener } from '../../db/listener.ts'

/** Where triggers of the database announce which rows of a live table a statement wrote. */
const rowChannel = 'pagewright_rows'

/** Which rows a statement wrote; without ids where they are too many to be named. */
export interface RowNotice {
  readonly table: string
  readonly rows: { readonly kind: 'added' | 'changed' | 'removed'; readonly ids: readonly string[] } | undefined
}

const kinds = ['added', 'changed', 'removed'] as const

function parseNotice(text: string): RowNotice | undefined {
  const message = parseJson(text)
  if (!isObject(message) || typeof message.table !== 'string') return undefined
  const kind = kinds.find((each) => each === message.kind)
  const rows = kind !== undefined && Array.isArray(message.ids) ? { kind, ids: message.ids.map(String) } : undefined
  return { table: message.table, rows }
}

interface NoticeHandlers {
  onNotice(notice: RowNotice): void
  /** Notices may have been missed. */
  onGap(): void
}

/** Listens to the writes of live tables, whichever process makes them; gives what ends it. */
export async function watchRows(
  source: { readonly embedded: PGlite | undefined; readonly databaseUrl: string | undefined },
  { onNotice, onGap }: NoticeHandlers,
): Promise<() => Promise<void>> {
  const onPayload = (text: string): void => {
    const notice = parseNotice(text)
    if (notice) onNotice(notice)
  }
  if (source.embedded !== undefined) return source.embedded.listen(rowChannel, onPayload)
  if (source.databaseUrl === undefined) return async () => undefined
  let wasConnected = false
  const listener = await createListener(source.databaseUrl, {
    channel: rowChannel,
    onPayload,
    onConnected() {
      if (wasConnected) onGap()
      wasConnected = true
    },
  })
  return () => listener.close()
}
