import { isObject, parseJson } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

/** Values that were not saved, and when they were put in, in milliseconds since 1970. */
export interface Draft {
  readonly at: number
  readonly values: DataRecord
  /** The step that showed, of a form with steps. */
  readonly step?: string
  /** The key by which the server knows the record that the form adds. */
  readonly key?: string
  /** The version of the record that it was made from, and what the values of its fields were there. */
  readonly version?: string
  readonly base?: DataRecord
}

/** Where drafts are kept: the browser's local storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'pagewright.draft.'

/** How long a draft is offered, in milliseconds: seven days. */
export const draftLife = 7 * 24 * 60 * 60 * 1000

/** The most characters that one draft may take; local storage holds a few millions for the whole app. */
export const draftLimit = 200_000

/** The name of a draft: one for each person, page and record. */
export const draftKey = (person: string, pageId: string, record: string): string =>
  `${prefix}${[person, pageId, record].map(encodeURIComponent).join('/')}`

function parseDraft(text: string | null): Draft | null {
  if (text === null) return null
  const draft = parseJson(text)
  if (!isObject(draft)) return null
  const { at, values, step, key, version, base } = draft
  if (typeof at !== 'number' || !isObject(values)) return null
  return {
    ...{ at, values },
    ...(typeof step === 'string' ? { step } : {}),
    ...(typeof key === 'string' ? { key } : {}),
    ...(typeof version === 'string' && isObject(base) ? { version, base } : {}),
  }
}

const isFresh = ({ at }: Draft, now: number): boolean => now - at < draftLife && at <= now

/** The draft under a name; none when there is none, or it is too old, or it cannot be read. */
export function readDraft(storage: DraftStorage, key: string, now: number): Draft | null {
  const draft = parseDraft(storage.getItem(key))
  return draft && isFresh(draft, now) ? draft : null
}

/** Keeps a draft; one that is too large, or for which the browser has no room, is not kept, nor is what was there. */
export function writeDraft(storage: DraftStorage, key: string, draft: Draft): void {
  const text = JSON.stringify(draft)
  storage.removeItem(key)
  if (text.length > draftLimit) return
  try {
    storage.setItem(key, text)
  } catch {
    // The browser has no room for it.
  }
}

/** Removes the drafts that nobody will be offered any more. */
export function sweepDrafts(storage: DraftStorage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (key.startsWith(prefix) && !readDraft(storage, key, now)) storage.removeItem(key)
}
