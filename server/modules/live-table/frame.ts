import { isObject, parseJson } from '../../../runtime/language/index.ts'

/** A frame of a live table: what it is, and what it carries. */
export interface Frame {
  readonly type: string
  readonly data: unknown
}

/** Reads a frame; anything else is nothing, and is passed over. */
export function parseFrame(text: string): Frame | undefined {
  const frame = parseJson(text)
  if (!isObject(frame) || typeof frame.type !== 'string') return undefined
  return { type: frame.type, data: frame.data ?? null }
}
