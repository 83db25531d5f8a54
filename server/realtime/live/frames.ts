import { isObject, parseJson } from '../../../runtime/language/index.ts'
import { type Language, parseLanguage } from '../../http/language.ts'

/** Records by what became of them. */
export interface Changes {
  readonly added?: readonly unknown[]
  readonly changed?: readonly unknown[]
  /** The keys of those that are gone. */
  readonly removed?: readonly string[]
}

/** What a server says on the socket of live sources (wire contract 1.12). */
export const frames = {
  heartbeat: JSON.stringify({ type: 'heart_beat', data: true }),
  /** From now on changes arrive. `isStale` when records that were asked for before may have changed since. */
  subscribed: (topic: string, isStale: boolean) => JSON.stringify({ type: 'subscribed', topic, isStale }),
  /** The topic is none, or not for this person. */
  refused: (topic: string) => JSON.stringify({ type: 'refused', topic }),
  changes: (topic: string, changes: Changes) => JSON.stringify({ type: 'changes', topic, ...changes }),
  /** Something was missed or is too much to name: the records are to be asked for anew. */
  gap: (topic: string) => JSON.stringify({ type: 'gap', topic }),
  /** The topic cannot be listened to at the moment; to be tried again on another socket. */
  failed: (topic: string) => JSON.stringify({ type: 'failed', topic }),
} as const

/** The records that a listener may name at once; of more the server says not that they are gone. */
const maxKeys = 1000

/** What a client asks for on the socket. */
export type Request =
  | { readonly type: 'heart_beat' }
  | {
      readonly type: 'subscribe'
      readonly topic: string
      readonly language: Language
      /** Milliseconds since the records were asked for that the listener shows. */
      readonly age: number
      readonly keys: readonly string[]
    }
  | { readonly type: 'keys'; readonly topic: string; readonly keys: readonly string[] }
  | { readonly type: 'unsubscribe'; readonly topic: string }

/** Reads a frame of a client; anything else is nothing, and is passed over. */
export function parseRequest(text: string): Request | undefined {
  const frame = parseJson(text)
  if (!isObject(frame)) return undefined
  const { type, topic } = frame
  if (type === 'heart_beat') return { type }
  if (typeof topic !== 'string') return undefined
  if (type === 'unsubscribe') return { type, topic }
  if (type === 'keys') return { type, topic, keys: readKeys(frame.keys) }
  if (type !== 'subscribe') return undefined
  const age = typeof frame.age === 'number' ? frame.age : Number.POSITIVE_INFINITY
  const language = parseLanguage(typeof frame.language === 'string' ? frame.language : undefined)
  return { type, topic, language, age, keys: readKeys(frame.keys) }
}

const readKeys = (keys: unknown): readonly string[] =>
  Array.isArray(keys) ? keys.slice(0, maxKeys).filter((key) => typeof key === 'string') : []
