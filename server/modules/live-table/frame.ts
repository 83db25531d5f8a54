/** A frame of a live table: what it is, and what it carries. */
export interface Frame {
  readonly type: string
  readonly data: unknown
}

/** Reads a frame; anything else is nothing, and is passed over. */
export function parseFrame(text: string): Frame | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    if (typeof frame !== 'object' || frame === null || !('type' in frame)) return undefined
    return typeof frame.type === 'string' ? { type: frame.type, data: 'data' in frame ? frame.data : null } : undefined
  } catch {
    return undefined
  }
}
